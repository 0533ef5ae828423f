"""The pages: the built client where there is one, else a page that says how to build it."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

HERE = Path(__file__).parents[1]
CLIENT = HERE / "client"
"""Where `make web` puts the browser client. It is built, not kept in the repository."""
ADDRESSES = [
    "/",
    "/new",
    "/settings",
    "/account",
    "/rules/{game_id:str}",
    "/t/{table_id:str}",
    "/t/{table_id:str}/replay",
]
"""The addresses of pages. All serve the same file, which shows the page of its own address."""
UNBUILT = b"""<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Undercroft</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <h1>Undercroft</h1>
  <p>The house is open, but its browser client has not been built. In the checkout, run <code>make web</code> and
  start the server again.</p>
  <p>Programs can use the house as it is, and <code>undercroft play</code> plays in the terminal.</p>
</body>
</html>
"""
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
SQUEEZED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"


class File(Struct, frozen=True):
    """A file of the client, ready to be sent."""

    plain: bytes
    squeezed: bytes | None
    type: str
    cache: str


def read_client(folder: Path) -> dict[str, File]:
    """All files of the built client by their address; nothing else of the disk can be asked for."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.exists() else []:
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith("."):
            type = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            plain = path.read_bytes()
            squeezed = gzip.compress(plain, 9, mtime=0) if type.startswith(SQUEEZED) else None
            # The names of built files change with what is in them.
            cache = FOREVER if name.startswith("assets/") else "no-cache"
            found[f"/{name}"] = File(plain, squeezed, type, cache)
    return found


def answer(file: File, accepted: str) -> Response[bytes]:
    """A file, squeezed if the browser can read that."""
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.squeezed is not None and "gzip" in accepted:
        return Response(file.squeezed, media_type=file.type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.type, headers=headers)


def nowhere(path: str, headers: Mapping[str, str], client: Path = CLIENT) -> Response[bytes] | None:
    """The answer to a mistyped address: the client, which says so. None for programs, or if no client is built."""
    index = client / "index.html"
    if path.startswith("/api/") or "text/html" not in headers.get("accept", "") or not index.exists():
        return None
    return Response(index.read_bytes(), media_type="text/html", status_code=404, headers={"cache-control": "no-cache"})


def routes(client: Path = CLIENT) -> list[Any]:
    """The routes of the pages."""
    files = read_client(client)
    index = files.get("/index.html")
    if index is None:

        @get(["/", "/t/{table_id:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
        def unbuilt_page(table_id: FromPath[str] = "") -> Response[bytes]:
            """The page without a client."""
            return Response(UNBUILT, headers={"cache-control": "no-cache"})

        return [unbuilt_page]

    @get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def page(
        request: Request,  # type: ignore[type-arg]
        table_id: FromPath[str] = "",
        game_id: FromPath[str] = "",
    ) -> Response[bytes]:
        """The client."""
        return answer(index, request.headers.get("accept-encoding", ""))

    @get(sorted(set(files) - {"/index.html"}), include_in_schema=False, sync_to_thread=False)
    def client_file(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
        """A file of the client."""
        return answer(files[request.url.path], request.headers.get("accept-encoding", ""))

    return [page, client_file]

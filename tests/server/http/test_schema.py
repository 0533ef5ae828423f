"""Whatever fits the OpenAPI description, and much that does not, is answered without a fault of ours."""

import asyncio
import itertools
import threading

import schemathesis
import schemathesis.specs.openapi.schemas  # here, as it is imported too deep for Python 3.11 otherwise
from hypothesis import HealthCheck, Phase, given, settings

from acting import choose
from serving import serving, settings_for

FEW = settings(
    max_examples=20,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_no_request_makes_the_server_fail(tmp_path):
    ready, done = threading.Event(), threading.Event()
    found = {}

    async def serve():
        async with serving(settings_for(tmp_path, thinking_ms=200)) as served:
            ada = await served.visitor("Ada")
            made = await ada.make_table("bids", ["me", "open"])
            over = await ada.make_table("bids", ["me", "me"])
            while not (live := await served.registry.table(over["table"])).state.over:
                await choose(live, live.state.seat, live.record.asked, live.state.options[0].text)
            tables = itertools.cycle([made["table"], over["table"]])
            found.update(address=served.address, token=ada.token, tables=tables)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(20)
        schema = schemathesis.openapi.from_url(f"{found['address']}/schema/openapi.json")
        bad = []
        for operation in schema.get_all_operations():
            operation = operation.ok()

            @FEW
            @given(case=operation.as_strategy())
            def check(case):
                if "table_id" in (case.path_parameters or {}):
                    case.path_parameters["table_id"] = next(found["tables"])  # one goes on, the other is over
                answer = case.call(headers={"Authorization": f"Bearer {found['token']}"})
                if answer.status_code >= 500:
                    bad.append((case.method, case.formatted_path, case.body, answer.status_code))

            check()
        assert bad == []
    finally:
        done.set()
        thread.join()

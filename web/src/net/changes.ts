/** What has changed in a view since the one before. */
import type { Change } from "$generated/wire";

type Path = readonly (string | number)[];

/** A view with changes made in it. What has not changed is the very same object, so nothing is drawn again for it. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((old, { path, value }) => put(old, path, value), view);
}

function put(part: unknown, path: Path, value: unknown): unknown {
  if (!path.length) return value;
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  if (Array.isArray(part)) return part.map((each, at) => (at === key ? put(each, rest, value) : (each as unknown)));
  const old = part as Record<string, unknown>;
  return { ...old, [key]: put(old[key], rest, value) };
}

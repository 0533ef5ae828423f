// Made by tools/web_types.py from the types of the server and the games. Do not edit.
export type Address = "/" | "/new" | "/settings" | "/account" | "/rules/*" | "/t/*" | "/t/*/replay";

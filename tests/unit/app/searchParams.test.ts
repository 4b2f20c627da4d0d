// The query of an address as plain strings; an address inside it may be unencoded (2 §5).
import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "../../../src/app/searchParams";

const inner = "https://a.example/p?x=1&y=2&x=3";

test.each<[string, Record<string, string>]>([
	["?catId=1&subcatId=2&catId=3", { catId: "3", subcatId: "2" }],
	[`?url=${encodeURIComponent(inner)}&utm=line`, { url: inner, utm: "line" }],
	[`?url=${inner}`, { url: inner }],
	[`?url=${inner}&title=A+b`, { url: inner, title: "A b" }],
	[`?title=A&url=${inner}`, { url: inner, title: "A" }],
	[
		"url=/history?state=history&tab=used",
		{ url: "/history?state=history&tab=used" },
	],
	[
		"?url=https://a.example/p&title=A",
		{ url: "https://a.example/p", title: "A" },
	],
	["?curl=a?b&c=1", { curl: "a?b", c: "1" }],
	["?a=%&b=%E0%A4%A&c=%00", { a: "%", b: "\ufffd%A", c: "\0" }],
	["?__proto__=1&a=2", JSON.parse('{"__proto__":"1","a":"2"}')],
	["?constructor=1", JSON.parse('{"constructor":"1"}')],
])("the parameters of %s are plain strings", (search, fields) => {
	expect(parseSearch(search)).toEqual(fields);
	expect(parseSearch(stringifySearch(fields))).toEqual(fields);
});

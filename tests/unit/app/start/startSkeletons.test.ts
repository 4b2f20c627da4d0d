// Proves which skeletons of index.html a start shows: home's, another page's, and over either a privilege's if one will open (1 §4).
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

test.each([
	["/", "token", "home", undefined],
	["/hub", "", "home", undefined],
	["/profile", "token", "page", undefined],
	["/?modal-privilege=1001", "token", "home", ""],
	["/search?modal-privilege=1001", "token", "page", ""],
	["/?modal-privilege=1001", "", "home", undefined],
	["/?modal-privilege=", "token", "home", undefined],
])(
	"the skeletons for %s with the token %j",
	async (address, token, start, privilege) => {
		const { pathname, search } = new URL(address, "https://gift.example");
		vi.stubGlobal("location", { pathname, search });
		if (token) localStorage.setItem("token", token);
		const { dataset } = document.documentElement;
		delete dataset.startPrivilege;
		vi.resetModules();
		await import("../../../../tools/build/inline/pageStart");
		expect([dataset.start, dataset.startPrivilege]).toEqual([start, privilege]);
	},
);

// Home in its states.
import { goOffline } from "../../tests/e2e/support/journey";
import { deals } from "./deals";
import { type Stage, shotsOf } from "./shot";
import {
	buttonWith,
	openCode,
	openHome,
	openPage,
	openPageLoading,
	press,
	reply,
} from "./steps";

async function withCodes(stage: Stage, references: string[]) {
	for (const reference of references) await openCode(stage, reference);
	await openHome(stage);
}

export const homeShots = shotsOf("1-home", {
	"not-signed-in": {
		signedIn: false,
		steps: openPage("/", ({ page }) => page.getByRole("heading").first()),
	},
	skeleton: openPageLoading("/Banner/", "/"),
	home: openHome,
	"home-whole": { fullPage: true, steps: openHome },
	plus: { scenario: "plus", steps: openHome },
	standard: { scenario: "standard", steps: openHome },
	"one-code-ready": (stage) => withCodes(stage, [deals.hero]),
	"codes-ready": (stage) => withCodes(stage, [deals.hero, "1003"]),
	"saved-copy-offline": {
		offline: true,
		steps: async (stage) => {
			await openHome(stage);
			await goOffline(stage.page);
			await press(stage, "Close");
		},
	},
	"no-privileges": async (stage) => {
		for (const [call, data] of [
			["GetSetBanner", []],
			["getParentCategoryList", []],
			["getPrivilegeListV3", { items: [], totalpages: 0 }],
		] as const)
			stage.faultProxy.inject(call, reply(200, { status: "success", data }));
		await openPage("/", "No privileges right now")(stage);
	},
	failed: async (stage) => {
		for (const path of ["/Banner/", "/Privilege/"])
			stage.faultProxy.inject(path, { kind: "dropBefore" });
		await openPage("/", (it) => buttonWith(it, "Try again"))(stage);
	},
});

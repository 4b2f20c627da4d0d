// Home in its states.
import { successFault } from "../../tests/e2e/support/faultProxy";
import { goOffline } from "../../tests/e2e/support/journey";
import { deals } from "./deals";
import { asCustomer, type ShotContext, shotsOf } from "./shot";
import {
	buttonWith,
	openCode,
	openHome,
	openPage,
	openPageLoading,
	press,
} from "./steps";

async function withCodes(shot: ShotContext, references: string[]) {
	for (const reference of references) await openCode(shot, reference);
	await openHome(shot);
}

export const homeShots = shotsOf("1-home", {
	"not-signed-in": {
		signedIn: false,
		steps: openPage("/", ({ page }) => page.getByRole("heading").first()),
	},
	skeleton: openPageLoading("/Banner/", "/"),
	home: openHome,
	"home-whole": { fullPage: true, steps: openHome },
	plus: asCustomer("plus", openHome),
	standard: asCustomer("standard", openHome),
	"one-code-ready": (shot) => withCodes(shot, [deals.hero]),
	"codes-ready": (shot) => withCodes(shot, [deals.hero, "1003"]),
	"saved-copy-offline": {
		offline: true,
		steps: async (shot) => {
			await openHome(shot);
			await goOffline(shot.page);
			await press(shot, "Close");
		},
	},
	"no-privileges": async (shot) => {
		for (const [call, data] of [
			["GetSetBanner", []],
			["getParentCategoryList", []],
			["getPrivilegeListV3", { items: [], totalpages: 0 }],
		] as const)
			shot.faultProxy.inject(call, successFault(data));
		await openPage("/", "No deals right now")(shot);
	},
	failed: async (shot) => {
		for (const path of ["/Banner/", "/Privilege/"])
			shot.faultProxy.inject(path, { kind: "dropBefore" });
		await openPage("/", (it) => buttonWith(it, "Try again"))(shot);
	},
});

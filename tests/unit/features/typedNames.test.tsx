// Names of persons, streets and places are not in a dictionary: the keyboard must not correct them.
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { customer } from "../../../src/contract/customer";
import { emptyAddress } from "../../../src/domain/delivery/addressForm";
import { PlaceSheet } from "../../../src/features/browse/PlaceSheet";
import { AddressEditor } from "../../../src/features/delivery/AddressPage";
import { EditProfileForm } from "../../../src/features/profile/EditProfilePage";
import { draw, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(() => {
	freshPhone();
	api("GetProvince", () => []);
});
afterEach(wipe);

const nothing = () => undefined;

test.each<[string, string[], ReactNode]>([
	[
		"the profile",
		["First name", "Last name"],
		<EditProfileForm
			key="profile"
			customer={v.parse(customer, { email: "pim@example.com" })}
			onSaved={nothing}
		/>,
	],
	[
		"the delivery address",
		["First name", "Last name", "House no., building, street"],
		<AddressEditor key="address" saved={emptyAddress} module="" mobile="" />,
	],
	[
		"the choice of a place",
		["Province or place"],
		<PlaceSheet
			key="place"
			open
			chosen=""
			onChoose={nothing}
			onClose={nothing}
		/>,
	],
])(
	"the keyboard does not correct names in %s",
	async (_where, labels, form) => {
		const page = await draw(form);
		const fields = [...page.querySelectorAll("label")].filter((it) =>
			labels.includes(it.textContent ?? ""),
		);
		expect(fields).toHaveLength(labels.length);
		for (const { control } of fields) {
			expect(control?.getAttribute("autocorrect")).toBe("off");
			expect(control?.getAttribute("spellcheck")).toBe("false");
		}
	},
);

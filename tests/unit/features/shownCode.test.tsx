// A page's own message waits for a code that is open at the counter: nothing that opens without a press replaces it (O08).
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import { GroupDealPage } from "../../../src/features/browse/GroupDealPages";
import PrivilegeModal from "../../../src/features/privilege/PrivilegeModal";
import { AvatarPage } from "../../../src/features/profile/AvatarPage";
import { closeDialog, openDialog } from "../../../src/platform/browser/dialogs";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../domain/claim/privilegeSample";
import { draw, newCache, until, wipe } from "../support/drawn";
import { dialog, fail, freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useSearch: () => ({ pvg_ref: "PVG_1" }),
	Link: () => null,
}));
const { api } = phone;

const group = (status: number) => ({
	detail: {
		group_name_en: "Songkran picks",
		group_name_th: "",
		detail_en: "",
		detail_th: "",
		cover_image_url: "",
		alt_reference: "PVG_1",
		status,
	},
	privilege_group_item: [
		{ alt_reference: "PV_1", name_en: "Iced latte", criteria_is_visible: true },
	],
});

beforeEach(() => {
	freshPhone();
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	api("GetBranchTab", fail({}));
});
afterEach(wipe);

/** Draws what has arrived. */
const drawn = () =>
	act(() => new Promise<void>((done) => void setTimeout(done, 20)));
const modal = <PrivilegeModal reference="PV_1001" onClose={() => undefined} />;
const unknown = fail({ code: failureCode.notFound });

test.each<[string, ReactNode, string, () => unknown, () => unknown, string]>([
	[
		"a group that has closed",
		<GroupDealPage key="group" />,
		"PrivilegeGroupDetailV2",
		() => group(1),
		() => group(2),
		"This campaign is not open yet",
	],
	[
		"a group that is unknown",
		<GroupDealPage key="group" />,
		"PrivilegeGroupDetailV2",
		unknown,
		unknown,
		"Campaign not found",
	],
	[
		"a profile that failed",
		<AvatarPage key="avatar" />,
		"Profile",
		fail({ status: 500 }),
		fail({ status: 500 }),
		"Could not get your profile",
	],
	[
		"a privilege that its claim has hidden",
		modal,
		"DetailV2",
		() => openPrivilege,
		() => ({ ...openPrivilege, criteria_is_visible: false }),
		"This privilege is not available to you",
	],
	[
		"a privilege that is unknown",
		modal,
		"DetailV2",
		unknown,
		unknown,
		"Campaign not found",
	],
])(
	"%s is reported after the code is closed",
	async (_what, page, call, before, after, title) => {
		api(call, before);
		const client = newCache();
		openDialog({ name: "rewardCode", transactionId: "T1" });
		await draw(page, client);
		await until(() => client.isFetching() === 0);
		api(call, after);
		await act(() => client.refetchQueries());
		await drawn();
		expect(dialog()).toMatchObject({ name: "rewardCode" });
		await act(async () => closeDialog());
		await until(() => dialog());
		expect(dialog()).toMatchObject({ title: { message: title } });
	},
);

test.each([
	["a group", <GroupDealPage key="group" />],
	["the profile", <AvatarPage key="avatar" />],
])(
	"%s on a page that is left before the code is closed is not reported",
	async (_what, page) => {
		api("PrivilegeGroupDetailV2", () => group(2));
		api("Profile", fail({ status: 500 }));
		openDialog({ name: "rewardCode", transactionId: "T1" });
		const client = newCache();
		await draw(page, client);
		await until(() => client.isFetching() === 0);
		await drawn();
		await draw(<p>Another page</p>);
		await act(async () => closeDialog());
		expect(dialog()).toBeNull();
	},
);

// The tracking popup: step, parcel number, recipient, and the age of saved data (2 §3).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getTrackingStatus } from "../../../../src/contract/delivery";
import TrackingDialog from "../../../../src/features/delivery/TrackingDialog";
import { setServerTime } from "../../../../src/platform/http/clock";
import { recordLoadTime } from "../../../../src/platform/http/loadTimes";
import { deliveryQueries } from "../../../../src/queries/delivery";
import {
	draw,
	fastForward,
	newCache,
	press,
	until,
	wipe,
} from "../../support/drawn";
import { lateReply } from "../../support/lateReply";
import { fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

fastForward();
beforeEach(freshPhone);
afterEach(wipe);

const parcel = (shipping_status: number) =>
	v.parse(getTrackingStatus.reply, {
		shipping: { shipping_status, shipping_tracking_no: "TH01" },
	});
const show = (client = newCache()) =>
	draw(
		<TrackingDialog
			request={{ name: "tracking", transactionId: "T1" }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
		client,
	);
const reached = (page: HTMLElement) =>
	page.querySelector("[aria-current=step]")?.textContent;

test("saved tracking data shows its age; a retry loads the current state", async () => {
	setServerTime(Date.parse("2026-11-22T05:00:00Z"));
	api("GetTrackingStatus", fail({ reason: "network", status: 0 }));
	const client = newCache();
	const updatedAt = Date.parse("2026-11-20T05:05:00Z");
	recordLoadTime(updatedAt, updatedAt);
	client.setQueryData(deliveryQueries.tracking("T1").queryKey, parcel(5), {
		updatedAt,
	});
	const page = await show(client);
	await until(() => page.textContent?.includes("Could not refresh"));
	// The bug: it also said that the status could not be loaded.
	expect(page.textContent).not.toContain("Could not load");
	expect(page.textContent).toMatch(/Saved 20.Nov.2026 at.12:05/);
	expect(reached(page)).toContain("Preparing");
	api("GetTrackingStatus", () => parcel(7));
	await press(page, "Try again");
	await until(() => reached(page)?.includes("In transit"));
	expect(page.textContent).toContain(
		"Preparing ReachedIn transit ReachedDelivered Not reached yetParcel numberTH01",
	);
	expect(page.textContent).not.toContain("Saved");
});

test.each([
	["0812345678", "081-234-5678"],
	["081-XXX-5678", "081-XXX-5678"],
	["021234567", "021234567"],
])(
	"the recipient's number %s is shown as %s, with name and address (2 §3)",
	async (customer_mobile, shown) => {
		const address = {
			...{ customer_first_name: "Pim", customer_last_name: "Dee" },
			...{ customer_mobile, fulladdress: "9 Rama IV, Bangkok" },
		};
		api("GetTrackingStatus", () =>
			v.parse(getTrackingStatus.reply, { address }),
		);
		const page = await show();
		await until(() => page.querySelector("address"));
		const recipient = page.querySelector("address");
		expect(recipient?.querySelector("span")?.textContent).toBe(shown);
		expect(recipient?.textContent).toBe(`Pim Dee${shown}9 Rama IV, Bangkok`);
	},
);

test.each([null, "", "null", "-"])(
	"a recipient of whom everything is %j leaves no empty card",
	async (none) => {
		const address = {
			...{ customer_first_name: none, customer_last_name: none },
			...{ customer_mobile: none, fulladdress: none },
		};
		const reply = { address, shipping: { shipping_status: 7 } };
		api("GetTrackingStatus", () => v.parse(getTrackingStatus.reply, reply));
		const page = await show();
		await until(() => reached(page));
		expect(page.querySelector("address")).toBeNull();
	},
);

test("a status that could not be loaded is announced", async () => {
	const lost = lateReply(fail({ reason: "network", status: 0 }));
	api("GetTrackingStatus", lost.reply);
	const page = await show();
	const said = () => page.querySelector("[role=status]")?.textContent;
	expect(said()).toBe("Loading");
	await lost.come();
	await until(() => said()?.startsWith("Could not load the parcel"));
});

test.each([
	[7, "In transit Reached"],
	[0, "Preparing Not reached yet"],
])(
	"the status of a parcel with status %d is announced: %s",
	async (status, news) => {
		api("GetTrackingStatus", () => parcel(status));
		const page = await show();
		await until(() => page.textContent?.includes("TH01"));
		const said = () => page.querySelector("[role=status]")?.firstElementChild;
		expect(said()?.textContent).toBe(news);
		// Hidden until screen readers know the region.
		await until(() => !said()?.hasAttribute("aria-hidden"));
	},
);

test("a parcel that the host does not know offers no retry", async () => {
	api("GetTrackingStatus", fail({ reason: "status", status: 404 }));
	const page = await show();
	await until(() => page.textContent.includes("no information"));
	expect(page.textContent).not.toContain("Try again");
});

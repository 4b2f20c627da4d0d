// Proves what a person sees when a privilege, its claim, its code or its exercise fails (2 §8).
import { msg } from "@lingui/core/macro";
import {
	QueryClient,
	QueryClientProvider,
	QueryObserver,
} from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showFailure } from "../../../../src/app/showFailure";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import PrivilegeModal from "../../../../src/features/privilege/PrivilegeModal";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import { ExerciseDialog } from "../../../../src/features/reward/use/ExerciseDialog";
import { showUseOutcome } from "../../../../src/features/reward/use/showUseOutcome";
import { atomStore } from "../../../../src/platform/atomStore";
import {
	closeDialog,
	handleDialogClosed,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { settings } from "../../../../src/platform/http/settings";
import { pendingUses } from "../../../../src/platform/outbox/couponUseQueue";
import { undoableUseAtom } from "../../../../src/platform/outbox/undoableUse";
import {
	onFailure,
	queryClient,
} from "../../../../src/platform/query/queryClient";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../../domain/claim/privilegeSample";
import { draw, fastForward, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const logged = vi.hoisted(() => vi.fn());
vi.mock("../../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api, setNetwork } = phone;

const words = { th: "สิทธิ์เต็มแล้ว", en: "All privileges are taken." };
const noWords = { th: "", en: "" };
/** The open confirmation, with its texts as in the code. */
const openDialogTexts = () => {
	const request = dialog();
	if (request?.name !== "confirmation") throw new Error(String(request?.name));
	return request;
};

fastForward();
beforeEach(() => {
	freshPhone();
	api("GetTermsProgress", () => ({ isaccessedcondition: true }));
});
afterEach(() => {
	wipe();
	// There is no undo bar here.
	atomStore.set(undoableUseAtom, null);
});

function Claim() {
	const { state, send } = useClaim(openPrivilege);
	const subject = { isActivity: true, hasCountdown: false };
	return (
		<>
			<button type="button" onClick={() => send({ type: "press", subject })}>
				Get
			</button>
			<button type="button" onClick={() => send({ type: "confirm" })}>
				Confirm
			</button>
			<output>{state.step}</output>
		</>
	);
}
async function claim() {
	const page = await draw(<Claim />);
	await press(page, "Get");
	await press(page, "Confirm");
	await until(() => dialog());
	return page;
}

test("a rejected claim shows the server's message, and is logged as an error with its code", async () => {
	api("SubmitRedeemCouponCodeV2", fail({ code: 40009, message: words }));
	const page = await claim();
	expect(openDialogTexts()).toMatchObject({ variant: "error", title: words });
	expect(page.querySelector("output")?.textContent).toBe("refused");
	expect(logged).toHaveBeenCalledWith(
		"Redeem Privilege",
		"error",
		openPrivilege.alt_reference,
		"40009",
	);
});

test("a claim rejected without a message shows the app's text", async () => {
	api("SubmitRedeemCouponCodeV2", fail({ code: 40009, message: noWords }));
	await claim();
	expect(openDialogTexts().title).toMatchObject({
		message: "Unable to receive this reward",
	});
});

test("a successful claim is logged as a success, not as an error", async () => {
	api("SubmitRedeemCouponCodeV2", () => ({ transaction_id: "T1" }));
	await claim();
	expect(logged.mock.calls.map(([, type]) => type)).toEqual(["success"]);
});

test.each([{ code: 10018 }, { status: 404 }])(
	"a privilege that the host does not know, %j, closes, and a dialog links home",
	async (failure) => {
		api("DetailV2", fail(failure));
		api("CheckStock", () => openStock);
		api("CheckLimit", () => openLimits);
		const onClose = vi.fn();
		await draw(<PrivilegeModal reference="PV_0" onClose={onClose} />);
		await until(() => dialog());
		expect(onClose).toHaveBeenCalledOnce();
		expect(openDialogTexts()).toMatchObject({
			title: { message: "Campaign not found" },
			description: {
				message: expect.stringContaining(
					"start and end dates, or call {phone}",
				),
				values: { phone: settings.supportPhone },
			},
			confirmLabel: { message: "Back to home" },
			to: "/",
		});
	},
);

test.each([
	["broken", { status: 500 }],
	["malformed", { code: 10000 }],
	["a rule", { code: 20000, message: words }],
	["of another shape", { reason: "shape", status: 200 }],
] as const)(
	"a privilege that cannot be loaded at the moment, %s, closes with a message to try again later",
	async (_how, failure) => {
		api("DetailV2", fail(failure));
		api("CheckStock", () => openStock);
		api("CheckLimit", () => openLimits);
		const onClose = vi.fn();
		await draw(<PrivilegeModal reference="PV_1" onClose={onClose} />);
		await until(() => dialog());
		expect(onClose).toHaveBeenCalledOnce();
		expect(openDialogTexts()).toMatchObject({
			title: { message: "Unable to open and view" },
			description: { message: expect.stringContaining("try again later") },
		});
		expect(openDialogTexts().to).toBeUndefined();
	},
);

test.each([401, 423, 429])(
	"a privilege refused with %i again, which the table no longer reports, closes with a message",
	async (status) => {
		onFailure(showFailure);
		for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
			api(name, fail({ status }));
		const open = async () => {
			const onClose = vi.fn();
			const modal = <PrivilegeModal reference="PV_1" onClose={onClose} />;
			await draw(modal, queryClient);
			await until(() => onClose.mock.calls.length > 0 && dialog());
			const { title } = openDialogTexts();
			await act(async () => {
				closeDialog();
				handleDialogClosed();
			});
			wipe();
			queryClient.clear();
			return title;
		};
		const unable = { message: "Unable to open and view" };
		expect(await open()).not.toMatchObject(unable);
		expect(await open()).toMatchObject(unable);
	},
);

// The bug: a privilege opened by its address was refused before the table was loaded, and its general message replaced the table's.
test("a privilege refused before the table has loaded leaves the message to the table", async () => {
	const waiting: Parameters<typeof showFailure>[] = [];
	onFailure((...failed) => waiting.push(failed));
	for (const name of ["DetailV2", "CheckStock", "CheckLimit"])
		api(name, fail({ status: 423 }));
	const onClose = vi.fn();
	const modal = <PrivilegeModal reference="PV_1" onClose={onClose} />;
	await draw(modal, queryClient);
	await until(() => onClose.mock.calls.length > 0);
	expect(dialog()).toBeNull();
	for (const failed of waiting) showFailure(...failed);
	const { title } = openDialogTexts();
	expect(title).toMatchObject({ message: "An error occurred" });
	closeDialog();
	queryClient.clear();
});

/** A copy of the privilege from yesterday. */
const savedCopy = () => {
	const client = new QueryClient({
		defaultOptions: { queries: { retry: false } },
	});
	client.setQueryData(["privilege", "detail", "PV_1"], openPrivilege, {
		updatedAt: Date.now() - 86_400_000,
	});
	return client;
};
const drawSaved = (onClose = () => undefined) =>
	draw(
		<QueryClientProvider client={savedCopy()}>
			<PrivilegeModal reference="PV_1" onClose={onClose} />
		</QueryClientProvider>,
	);

test("a saved privilege is shown at once, with its age if it cannot be refreshed", async () => {
	api("DetailV2", fail({ reason: "timeout", status: 0 }));
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	const page = await drawSaved();
	expect(page.textContent).toContain(openPrivilege.name_en);
	await until(() => page.textContent?.includes("Could not refresh. Saved "));
	expect(dialog()).toBeNull();
	expect(logged).toHaveBeenCalledExactlyOnceWith(
		...["Privilege Detail", "view", openPrivilege.alt_reference],
	);
});

test("a saved privilege that no longer exists closes too", async () => {
	api("DetailV2", fail({ code: 10018 }));
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	const onClose = vi.fn();
	await drawSaved(onClose);
	await until(() => dialog());
	expect(onClose).toHaveBeenCalledOnce();
	expect(openDialogTexts()).toMatchObject({
		title: { message: "Campaign not found" },
	});
});

test("without a network a privilege stays open, and can be retried", async () => {
	api("DetailV2", fail({ reason: "network", status: 0 }));
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	const page = await draw(
		<PrivilegeModal reference="PV_1" onClose={() => undefined} />,
	);
	await until(() => page.textContent?.includes("Try again"));
	expect(dialog()).toBeNull();
	api("DetailV2", () => openPrivilege);
	await press(page, "Try again");
	await until(() => page.textContent?.includes(openPrivilege.name_en));
});

test.each([
	["in the server's words", { code: 20000, message: words }, words],
	[
		"in ours, where the table leaves it to the caller",
		{ code: 10000, message: words },
		{ message: "An error occurred" },
	],
	[
		"after a code that was opened meanwhile",
		{ code: 10000, message: words },
		{ message: "An error occurred" },
		{ name: "rewardCode", transactionId: "T1" },
	],
] as const)(
	"a refused favourite closes the privilege with an error, %s",
	async (_how, failure, title, code?) => {
		onFailure(showFailure);
		api("DetailV2", () => openPrivilege);
		api("CheckStock", () => openStock);
		api("CheckLimit", () => openLimits);
		api("GetBranchTab", fail({ reason: "network", status: 0 }));
		api("AddOrRemoveFavoritePrivilege", () => {
			if (code) openDialog(code);
			return fail(failure)();
		});
		const onClose = vi.fn();
		const page = await draw(
			<PrivilegeModal reference="PV_1" onClose={onClose} />,
			queryClient,
		);
		const heart = () =>
			page.querySelector<HTMLElement>("[aria-label^=Favourite]");
		await until(heart);
		await act(async () => heart()?.click());
		await until(() => dialog() && onClose.mock.calls.length === 1);
		if (code) expect(dialog()).toEqual(code);
		if (code) await act(async () => closeDialog());
		expect(openDialogTexts().title).toMatchObject(title);
		queryClient.clear();
	},
);

const reward = {
	...bareCard("PV_1"),
	...v.parse(rewardCode, {
		code: "AB-12",
		privilegetype: 4,
		transaction_id: "T1",
		privilege_id: "P1",
	}),
	sub: "customer-1",
	saved_at: 0,
};
const use = { sub: "customer-1", transaction_id: "T1", at: 0, card: reward };

test("a rejected exercise opens the question again with the reason", async () => {
	showUseOutcome(use, { state: "refused", message: words });
	expect(dialog()).toMatchObject({ transactionId: "T1", notUsed: words });
	const used = vi.fn();
	for (const [refused, why] of [
		[words, words.en],
		[msg`This could not be saved. Please try again.`, "could not be saved"],
		[noWords, "We could not confirm that it was marked as used"],
	] as const) {
		const page = await draw(
			<ExerciseDialog
				open
				reward={reward}
				refused={refused}
				onClose={() => undefined}
				onUsed={used}
			/>,
		);
		expect(page.querySelector("[role=alert]")?.textContent).toContain(why);
		if (refused === words) await press(page, "Confirm");
	}
	await until(() => used.mock.calls.length === 1);
	closeDialog();
});

test("an exercise confirmed offline says so at once, and queues nothing", async () => {
	setNetwork(false);
	const used = vi.fn();
	const page = await draw(
		<ExerciseDialog
			open
			reward={{ ...reward, transaction_id: "T2" }}
			refused={undefined}
			onClose={() => undefined}
			onUsed={used}
		/>,
	);
	await press(page, "Confirm");
	await until(() => dialog());
	setNetwork(true);
	expect(dialog()).toEqual({ name: "offline" });
	expect(used).not.toHaveBeenCalled();
	const waiting = await pendingUses(use.sub);
	expect(waiting.map((it) => it.transaction_id)).not.toContain("T2");
});

test("a used privilege shows a dialog; closing it reloads the page's data", async () => {
	const asked = vi.fn(async (area: string) => area);
	const stops = ["history", "privilege", "banner"].map((area) =>
		new QueryObserver(queryClient, {
			queryKey: [area, "of the page"],
			queryFn: () => asked(area),
			staleTime: Number.POSITIVE_INFINITY,
		}).subscribe(() => undefined),
	);
	await until(() => asked.mock.calls.length === 3);
	asked.mockClear();
	showUseOutcome(use, { state: "used" });
	expect(openDialogTexts().title).toMatchObject({ message: "Privilege used" });
	expect(asked).not.toHaveBeenCalled();
	closeDialog(true);
	handleDialogClosed();
	await until(() => asked.mock.calls.length > 1);
	expect(asked.mock.calls).toEqual([["history"], ["privilege"]]);
	for (const stop of stops) stop();
});

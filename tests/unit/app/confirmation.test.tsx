// Proves the confirmation dialog: its seven variants, every field, and what a confirm does and when (1 §2, 1 §9); a lock's dialog leads to the saved codes too (O01).
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appHistory } from "../../../src/app/appHistory";
import ConfirmationDialog from "../../../src/app/dialogs/ConfirmationDialog";
import { failureCode } from "../../../src/contract/failureCode";
import { rewardCode } from "../../../src/contract/history";
import type { Confirmation } from "../../../src/domain/app/confirmation";
import { failureOutcome } from "../../../src/domain/app/failure";
import { signInOutcome } from "../../../src/domain/app/signInFailure";
import { bareCard } from "../../../src/domain/code/codeCard";
import { atomStore } from "../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
} from "../../../src/platform/browser/dialogs";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { undoableUseAtom } from "../../../src/platform/outbox/undoableUse";
import { areSessionDialogsPostponed } from "../../../src/platform/session/postponedDialogs";
import { adoptToken } from "../../../src/platform/session/session";
import { saveCode } from "../../../src/platform/storage/saveCode";
import { tokenOf } from "../support/token";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
i18n.load("th", {});
i18n.activate("th");

let page: HTMLElement;
let client: QueryClient;
let root: ReturnType<typeof createRoot>;
const onClose = vi.fn((_answer?: boolean) => closeDialog());
const went = vi.fn();
setNavigate(went);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	onClose.mockClear();
	went.mockClear();
	phone.wipeDisks();
	client = new QueryClient();
	HTMLDialogElement.prototype.getAnimations = () => [];
	page = document.createElement("div");
	document.body.append(page);
	root = createRoot(page);
});
afterEach(() => {
	act(() => root.unmount());
	page.remove();
	vi.useRealTimers();
});

const words = { th: "ตกลง", en: "OK" };
const show = (fields: Partial<Confirmation>, open = true) =>
	act(async () =>
		root.render(
			<QueryClientProvider client={client}>
				<I18nProvider i18n={i18n}>
					<ConfirmationDialog
						request={{ name: "confirmation", variant: "default", ...fields }}
						open={open}
						onClose={onClose}
						onClosed={() => undefined}
					/>
				</I18nProvider>
			</QueryClientProvider>,
		),
	);
/** Shows the dialog as closed, as the host does after an answer. */
const hide = (fields: Partial<Confirmation>) => show(fields, false);
const buttons = () => [...page.querySelectorAll("button")];
const confirm = () => buttons().find((each) => each.textContent === words.th);
const drawing = () => page.querySelector("svg + span > svg")?.outerHTML;

test("each variant has its own drawing; unknown and default images show the brand mark", async () => {
	const drawn: Record<string, string | undefined> = {};
	for (const variant of [
		"success",
		"error",
		"warning",
		"offline",
		"unknown",
		"default",
		"none",
	] as const) {
		await show({ variant });
		drawn[variant] = drawing();
	}
	const { success, error, warning, offline, unknown } = drawn;
	expect(new Set([success, error, warning, offline, unknown]).size).toBe(5);
	expect(drawn.default).toBe(unknown);
	expect(drawn.none).toBeUndefined();
	for (const image of ["no-such", "javascript:0", "constructor"]) {
		await show({ variant: "error", image });
		expect(drawing()).toBe(unknown);
	}
	await show({ variant: "default", image: "queue" });
	expect(drawing()).toContain("lucide-users");
});

test("an image URL shows the picture, offline the variant's drawing, and the brand mark after a failed load", async () => {
	const src = "https://a.example/x.png";
	await show({ variant: "unknown" });
	const galaxy = drawing();
	await show({ variant: "error" });
	const error = drawing();
	const picture = () => page.querySelector("img");
	await show({ variant: "error", image: src });
	expect(picture()?.src).toBe(src);
	const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await act(async () => dispatchEvent(new Event("offline")));
	expect([picture(), drawing()]).toEqual([null, error]);
	onLine.mockRestore();
	await act(async () => dispatchEvent(new Event("online")));
	await act(async () => picture()?.dispatchEvent(new Event("error")));
	expect([picture(), drawing()]).toEqual([null, galaxy]);
});

test("the confirm button is outlined or filled as requested, in every variant; outlined by default (1 §2)", async () => {
	const looks = new Set<string | undefined>();
	const classes = new Set<string | undefined>();
	for (const given of [{}, { outline: true }, { outline: false }])
		for (const variant of ["error", "none"] as const) {
			await show({ variant, ...given, confirmLabel: words });
			looks.add(`${given.outline ?? true} ${confirm()?.className}`);
			classes.add(confirm()?.className);
		}
	expect([looks.size, classes.size]).toEqual([2, 2]);
});

test("title, description, label, close button and a disabled confirm button are as requested", async () => {
	const title = { th: "หัวเรื่อง", en: "Title" };
	const description = { th: "คำอธิบาย", en: "Description" };
	await show({ title, description, confirmLabel: words });
	expect(page.textContent).toContain(title.th);
	expect(page.textContent).toContain(description.th);
	expect(buttons()).toHaveLength(1);
	expect(confirm()?.disabled).toBe(false);
	await show({ confirmLabel: words, confirmDisabled: true, showClose: true });
	expect(page.textContent).not.toContain(title.th);
	expect(buttons()).toHaveLength(2);
	expect(confirm()?.disabled).toBe(true);
});

test("the close button closes without the action", async () => {
	const fields = { confirmLabel: words, showClose: true, to: "/history" };
	await show(fields);
	const [close] = buttons();
	expect(close).not.toBe(confirm());
	await act(async () => close?.click());
	expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
	await hide(fields);
	await vi.advanceTimersByTimeAsync(1000);
	expect(went).not.toHaveBeenCalled();
});

test("a confirm closes at once and runs its action 200 ms later", async () => {
	const fields = { confirmLabel: words, to: "/history" };
	await show(fields);
	await act(async () => confirm()?.click());
	expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
	await hide(fields);
	await vi.advanceTimersByTimeAsync(199);
	expect(went).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(went).toHaveBeenCalledExactlyOnceWith("/history");
});

test.each(["confirmLabel", "cancelLabel"])(
	"a further link closes without the action and opens its page 200 ms later, beside %s too",
	async (label) => {
		const other = { label: { th: "ติดต่อ", en: "Contact" }, to: "/contact_us" };
		const fields = { confirmLabel: words, [label]: words, other, to: "/" };
		await show(fields);
		const further = buttons().at(-1);
		expect(further?.textContent).toBe(other.label.th);
		await act(async () => further?.click());
		expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
		await hide(fields);
		await vi.advanceTimersByTimeAsync(199);
		expect(went).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(went).toHaveBeenCalledExactlyOnceWith(other.to);
	},
);

test("a retry reloads the page unless a result has opened after the dialog; without a network the page stays and says so", async () => {
	const fields = { confirmLabel: words, reload: true };
	const reload = vi.fn();
	const tryAgain = async (meanwhile = () => {}) => {
		await show(fields);
		await act(async () => confirm()?.click());
		await hide(fields);
		// By then the waiting result is open (1 §9).
		meanwhile();
		await vi.advanceTimersByTimeAsync(200);
	};
	vi.stubGlobal("location", { pathname: "/landing", reload });
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
	await tryAgain();
	expect(reload).not.toHaveBeenCalled();
	expect(atomStore.get(dialogAtom)).toEqual({ name: "offline" });
	vi.stubGlobal("fetch", async () => new Response());
	// The bug: the reload removed a claim's result that had waited for this dialog.
	await tryAgain(() => openDialog({ name: "checkingClaim", entryId: "1" }));
	expect(reload).not.toHaveBeenCalled();
	closeDialog();
	// The bug: the press did nothing while a use could be undone.
	const card = bareCard("PV_1");
	const use = { sub: "customer-1", transaction_id: "T1", at: 1, card };
	atomStore.set(undoableUseAtom, { use, until: 1, endsAt: null });
	await tryAgain();
	expect(reload).toHaveBeenCalledOnce();
	atomStore.set(undoableUseAtom, null);
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test.each([
	[false, []],
	[true, [["/"]]],
])(
	"the backdrop closes without the action, unless navigateOnClose is set (%j)",
	async (navigateOnClose, calls) => {
		const fields = { confirmLabel: words, to: "/", navigateOnClose };
		await show(fields);
		const scrim = page.querySelector("dialog");
		await act(async () => {
			scrim?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
			scrim?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		});
		expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
		await hide(fields);
		await vi.advanceTimersByTimeAsync(1000);
		expect(went.mock.calls).toEqual(calls);
	},
);

/** The dialog of a failed load, or of a failed sign-in. */
function dialogOf(status: number, code?: number): Partial<Confirmation> {
	const failure = {
		status,
		code: code ?? null,
		message: words,
		reason: "status",
	} as const;
	const outcome = code
		? signInOutcome(failure)
		: failureOutcome(failure, { kind: "read" });
	if (outcome.kind !== "dialog") throw new Error(outcome.kind);
	return outcome.dialog;
}

const launch = (path: string) => () => appHistory.push(path);
const leading = { to: "/history", navigateOnClose: true };
const toHistory = [["/history"]];

// The bugs: closing a notice, a lock's or a limit's dialog that a launch left open led away from the launched page.
test.each([
	["where it was", { cancelLabel: words, ...leading }, () => {}, toHistory],
	[
		"without the sheet that it closed",
		{ cancelLabel: words, ...leading },
		() => appHistory.setEntryIndex(0),
		toHistory,
	],
	[
		"over a launched page",
		{ cancelLabel: words, ...leading },
		launch("/myfavorite"),
		[],
	],
	[
		"over a launched privilege",
		{ cancelLabel: words, ...leading },
		launch("/?modal-privilege=1"),
		[],
	],
	[
		"over a launched page, whose button says where it leads",
		{ confirmLabel: words, ...leading },
		launch("/myfavorite"),
		toHistory,
	],
	["as a lock", dialogOf(423), () => {}, [["/"]]],
	["as a lock over a launched page", dialogOf(423), launch("/myfavorite"), []],
	["as a limit over a launched page", dialogOf(429), launch("/myfavorite"), []],
])(
	"where the single button of a dialog with navigateOnClose leads: %s",
	async (_where, fields, happen, calls) => {
		history.replaceState(null, "", "/");
		appHistory.setEntryIndex(1);
		await show(fields);
		happen();
		expect(buttons()).toHaveLength(1);
		await act(async () => buttons()[0]?.click());
		await hide(fields);
		await vi.advanceTimersByTimeAsync(1000);
		expect(went.mock.calls).toEqual(calls);
	},
);

test("a success with autoConfirm confirms after 1500 ms", async () => {
	const fields = { variant: "success", autoConfirm: true, to: "/" } as const;
	await show(fields);
	await vi.advanceTimersByTimeAsync(1499);
	expect(onClose).not.toHaveBeenCalled();
	await act(async () => vi.advanceTimersByTimeAsync(1));
	expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
	await hide(fields);
	await vi.advanceTimersByTimeAsync(200);
	expect(went).toHaveBeenCalledExactlyOnceWith("/");
});

test("a success that is closed early does not confirm by itself", async () => {
	const fields = { variant: "success", autoConfirm: true, to: "/" } as const;
	await show(fields);
	await vi.advanceTimersByTimeAsync(1400);
	await hide(fields);
	await act(async () => vi.advanceTimersByTimeAsync(2000));
	expect(onClose).not.toHaveBeenCalled();
	expect(went).not.toHaveBeenCalled();
});

const codes = () =>
	buttons().find((each) => each.textContent === "Open saved codes");

/** Makes the saved codes of this phone readable. */
const read = () => act(async () => vi.advanceTimersByTimeAsync(1000));

async function saveOne(sub: string) {
	adoptToken(tokenOf(sub));
	await saveCode({
		...bareCard("PV_1"),
		...v.parse(rewardCode, {
			code: "A",
			privilegetype: 4,
			transaction_id: "t1",
			privilege_id: "P1",
		}),
		sub,
		saved_at: 1,
	});
}

test.each([
	["not allowed", 401, undefined],
	["locked", 423, undefined],
	["too many", 429, undefined],
	["maintenance at sign-in", 400, failureCode.maintenance],
	["a sign-in to be tried again", 400, failureCode.cannotVerify],
])(
	"the dialog of %s has a button to the saved codes, where session dialogs then wait",
	async (_what, status, code) => {
		history.replaceState(null, "", "/");
		await saveOne("customer-1");
		const fields = dialogOf(status, code);
		await show(fields);
		await read();
		await act(async () => codes()?.click());
		expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
		await hide(fields);
		await vi.advanceTimersByTimeAsync(200);
		expect(went.mock.calls).toEqual([["/history?state=history"]]);
		expect(areSessionDialogsPostponed()).toBe(false);
		history.replaceState(null, "", "/history?state=history");
		expect(areSessionDialogsPostponed()).toBe(true);
	},
);

test("there is no button to the saved codes if there are none, or if the dialog can be closed", async () => {
	adoptToken(tokenOf("customer-2"));
	await show(dialogOf(429));
	await read();
	expect(codes()).toBeUndefined();
	await saveOne("customer-2");
	client.clear();
	await show(dialogOf(500));
	await read();
	expect(codes()).toBeUndefined();
	await show(dialogOf(429));
	await read();
	expect(codes()).toBeDefined();
});

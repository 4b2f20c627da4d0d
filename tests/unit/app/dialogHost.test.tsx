// The host of dialogs: a dialog closes and answers only for itself (1 §2).
import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import DialogHost from "../../../src/app/DialogHost";
import type { DialogProps } from "../../../src/components/dialogs/dialogProps";
import { atomStore } from "../../../src/platform/atomStore";
import {
	closeDialog,
	dialogAtom,
	openDialog,
	openQuestion,
} from "../../../src/platform/browser/dialogs";
import { draw, fastForward, press, until, wipe } from "../support/drawn";

/** Stands for the terms dialog; keeps its last props, as a pending reply would, and counts its openings in its state. */
const terms = vi.hoisted(() => ({
	props: null as DialogProps<"terms"> | null,
	openings: 0,
}));
vi.mock("../../../src/features/onboarding/TermsDialog", () => ({
	default: function Terms(props: DialogProps<"terms">) {
		const [opening] = useState(() => ++terms.openings);
		terms.props = props;
		return <p>Terms {opening}</p>;
	},
}));

const code = vi.hoisted(() => ({ isMissing: true }));
vi.mock("../../../src/features/delivery/TrackingDialog", () => {
	if (code.isMissing) throw new Error("The file is not there");
	return { default: () => <p>Parcel</p> };
});
/** Code that never finishes loading in this test. */
vi.mock("../../../src/features/pwa/InstallDialog", () => new Promise(() => {}));

fastForward();
afterEach(() => {
	closeDialog();
	wipe();
});

const signOut = {
	name: "leaveAccount",
	account: { label: ["Pim"], codes: 0, claims: 0, unsent: 0 },
	next: null,
} as const;

async function openTerms(page: HTMLElement) {
	const answer = await act(async () => ({
		given: openQuestion({ name: "terms" }),
	}));
	await until(() => page.textContent?.includes("Terms") && terms.props?.open);
	if (!terms.props) throw new Error("There are no terms");
	return { ...answer, ...terms.props };
}

test("a late answer from a closed dialog does not answer the open one", async () => {
	const page = await draw(<DialogHost />);
	const { given, onClose, onClosed } = await openTerms(page);
	await act(async () => onClose(false));
	await act(async () => onClosed());
	await act(() => vi.advanceTimersByTimeAsync(200));
	expect(await given).toBe(false);
	let left: boolean | undefined;
	await act(async () => {
		void openQuestion(signOut).then((yes) => {
			left = yes;
		});
	});
	await until(() => page.textContent?.includes("Sign out of this phone?"));
	await act(async () => onClose(true));
	expect(atomStore.get(dialogAtom)).toEqual(signOut);
	expect(left).toBeUndefined();
	await press(page, "Sign out");
	await until(() => left !== undefined);
	expect(left).toBe(true);
});

test("a closing dialog answers once: the first choice counts", async () => {
	const page = await draw(<DialogHost />);
	const { given, onClose, onClosed } = await openTerms(page);
	await act(async () => onClose(true));
	await act(async () => onClose(false));
	await act(async () => onClosed());
	await act(() => vi.advanceTimersByTimeAsync(200));
	expect(await given).toBe(true);
});

test("a dialog that follows one of the same kind starts with new state and never shows the previous code", async () => {
	const page = await draw(<DialogHost />);
	const { onClose, onClosed } = await openTerms(page);
	const former = terms.openings;
	await act(async () => onClose(true));
	await act(async () => void openQuestion({ name: "terms" }));
	await act(async () => onClosed());
	await until(() => terms.props?.open);
	expect(page.textContent).toContain(`Terms ${former + 1}`);
});

test("a question whose code is missing is not answered", async () => {
	const wrong = vi.spyOn(console, "error").mockReturnValue();
	const page = await draw(<DialogHost />);
	const answer = await act(async () => ({
		given: openQuestion({ name: "tracking", transactionId: "T1" }).then(
			(yes) => `answered with ${yes}`,
			() => "not answered",
		),
	}));
	await until(() =>
		page.textContent?.includes("This page could not be opened"),
	);
	expect(await answer.given).toBe("not answered");
	wrong.mockRestore();
});

// The bug: the caller waited for an answer until the next dialog opened.
test("a question that a launch closes while its code is loading is declined", async () => {
	await draw(<DialogHost />);
	const given = vi.fn();
	await act(
		async () =>
			void openQuestion({ name: "install", card: "prompt" }).then(given),
	);
	await act(async () => closeDialog());
	await act(() => vi.advanceTimersByTimeAsync(200));
	expect(given).toHaveBeenCalledExactlyOnceWith(false);
});

test("a dialog whose code cannot be loaded is replaced by a dialog that offers a retry", async () => {
	const wrong = vi.spyOn(console, "error").mockReturnValue();
	const page = await draw(<DialogHost />);
	await act(async () => openDialog({ name: "tracking", transactionId: "T1" }));
	await until(() =>
		page.textContent?.includes("This page could not be opened"),
	);
	expect(page.querySelectorAll("dialog[open]")).toHaveLength(1);
	// The notice can be closed, so the page below stays readable.
	expect(page.querySelector("[aria-label=Close]")).not.toBeNull();
	// The next opening loads the code again and does not repeat the earlier failure.
	code.isMissing = false;
	await act(async () => openDialog({ name: "tracking", transactionId: "T1" }));
	await until(() => page.textContent === "Parcel");
	wrong.mockRestore();
});

// A join that is refused for the terms while a code is open at the counter: the code stays (3 §4, O08).
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureCode } from "../../../../src/contract/failureCode";
import { useJoinActivity } from "../../../../src/features/articles/useJoinActivity";
import {
	closeDialog,
	openDialog,
} from "../../../../src/platform/browser/dialogs";
import { plainArticle } from "../../domain/article/articleSample";
import { draw, press, until, wipe } from "../../support/drawn";
import { dialog, fail, freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

beforeEach(freshPhone);
afterEach(wipe);

function Join() {
	const { join, busy } = useJoinActivity(plainArticle);
	return (
		<button type="button" aria-busy={busy} onClick={() => void join()}>
			Join
		</button>
	);
}

// The bug: the terms replaced the code while the staff was reading it.
test("the terms do not replace a code; the refusal is shown after it", async () => {
	const code = { name: "rewardCode", transactionId: "T1" } as const;
	api("SubmitParticipationRegister", () => {
		openDialog(code);
		return fail({ code: failureCode.refused })();
	});
	api("GetTermsProgress", () => ({ isaccessedcondition: false }));
	api("TermsofServiceList", () => []);
	const page = await draw(<Join />);
	await press(page, "Join");
	await until(() => page.querySelector("[aria-busy=false]"));
	expect(dialog()).toEqual(code);
	await act(async () => closeDialog());
	expect(dialog()).toMatchObject({
		title: { message: "Unable to join the activity" },
	});
});

// The end of a survey: a failed reward neither opens a page by itself nor leaves a button busy for ever (3 §4 Survey wizard).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSurveyEnd } from "../../../../src/features/survey/useSurveyEnd";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, press, until, wipe } from "../../support/drawn";
import { fail, freshPhone } from "../freshPhone";
import { closeShown, titleShown } from "./surveyDialogs";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const navigate = vi.hoisted(() => vi.fn());
vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ navigate }) }));
const { api, calls } = phone;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	freshPhone();
});
afterEach(() => {
	wipe();
	vi.useRealTimers();
});

function Reward() {
	const { openReward, opening } = useSurveyEnd("banner");
	return (
		<button
			type="button"
			aria-busy={opening}
			onClick={() => void openReward("PV_9")}
		>
			Open
		</button>
	);
}

// The bug: the button of an answered survey could not be pressed again.
test("a reward whose failure another dialog reports can be loaded again", async () => {
	api("DetailV2", fail({ status: 429 }));
	const page = await draw(<Reward />);
	await press(page, "Open");
	await until(() => calls.some(({ name }) => name === "DetailV2"));
	await until(() => page.querySelector("[aria-busy=false]"));
	expect(navigate).not.toHaveBeenCalled();
	api("DetailV2", () => openPrivilege);
	await press(page, "Open");
	await until(() => navigate.mock.calls.length > 1);
	expect(navigate.mock.lastCall).toEqual([
		{ href: "/registration_reward?modal-privilege=PV_9" },
	]);
});

// The bug: closing the message left the next page.
test("the dialog of a failed reward that closes after the survey was left opens no page", async () => {
	api("DetailV2", fail({ code: 10018 }));
	await press(await draw(<Reward />), "Open");
	await until(() => titleShown() === "The reward could not be opened");
	await draw(<p>Another page</p>);
	await closeShown();
	expect(navigate).not.toHaveBeenCalled();
});

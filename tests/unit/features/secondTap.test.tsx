// The second tap of a double tap never reaches what a press placed under the finger or uncovered: such content ignores presses for a moment.
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SessionTimeoutDialog from "../../../src/app/dialogs/SessionTimeoutDialog";
import { RetryButton } from "../../../src/components/lists/RetryButton";
import { NoneOfKind } from "../../../src/components/sorting/ListChoices";
import { SurveyBody } from "../../../src/components/survey/SurveyBody";
import { useSurvey } from "../../../src/components/survey/useSurvey";
import { ArticleBar } from "../../../src/features/articles/ArticleBar";
import { VideoFrame } from "../../../src/features/articles/VideoFrame";
import { GroupDetail } from "../../../src/features/browse/GroupDetail";
import { NearMePrompt } from "../../../src/features/browse/NearMe";
import { ModeSwitch } from "../../../src/features/reward/counter/CounterView";
import { MoreItemsNotice } from "../../../src/features/reward/history/HistoryCards";
import { saveSearch } from "../../../src/features/search/recentSearches";
import SearchListPage from "../../../src/features/search/SearchListPage";
import { SearchSuggestions } from "../../../src/features/search/SearchSuggestions";
import { AgreementBar } from "../../../src/features/terms/AgreementBar";
import { adoptToken } from "../../../src/platform/session/session";
import { Notice } from "../../../src/ui/feedback/Notice";
import { plainArticle } from "../domain/article/articleSample";
import { optionOf, questionOf, sectionOf } from "../domain/survey/surveySample";
import { draw, press, until, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";
import { fail, freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: () => null,
	useNavigate: () => async () => undefined,
	useRouter: () => ({}),
	useSearch: () => ({}),
}));

/** The elements that ignored presses. */
const held: Element[] = [];
/** Returns whether the whole page, or the dialog over it, ignored presses since the last call. */
const isHeld = () =>
	held.splice(0).some((place) => place.matches("html, dialog"));

beforeEach(() => {
	freshPhone();
	for (const name of ["SearchKeywordList", "GetBrandList"])
		phone.api(name, () => []);
	phone.api("getPrivilegeListV3", () => ({ items: [], totalpages: 1 }));
	held.length = 0;
	Element.prototype.animate = function () {
		held.push(this);
		return Object.create(null);
	};
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

const nothing = () => undefined;
const query = {
	...{ isError: true, error: null, isFetching: false, dataUpdatedAt: 1000 },
	refetch: nothing,
};

test.each<[string, ReactNode]>([
	["the button that tries again", <RetryButton key="" onRetry={nothing} />],
	[
		"a notice with a button",
		<Notice key="" action={<button type="button">Try again</button>}>
			Saved
		</Notice>,
	],
	["a kind that no deal is of", <NoneOfKind key="" />],
	[
		"the question for the position",
		<NearMePrompt key="" reading={{ kind: "unasked" }} onChoose={nothing} />,
	],
	[
		"the coupons that are not on the phone",
		<MoreItemsNotice key="" count={2} query={query} />,
	],
	[
		"an agreement",
		<AgreementBar
			key=""
			consent={{
				...{ consent_id: "C1", article_id: "A1", content_cover_url: "" },
				...{ is_consent: false, is_required: true, is_new_updated: false },
				...{ article_title: "", article_title_en: "" },
				...{ content_th: "", content_en: "" },
			}}
			onAgreed={nothing}
		/>,
	],
	[
		"an article’s button",
		<ArticleBar
			key=""
			article={plainArticle}
			button={{ label: { th: "", en: "Join" }, action: null }}
			{...{ busy: false, onPress: nothing, onAct: nothing, onRetry: nothing }}
		/>,
	],
])(
	"the loaded content replaces %s and ignores the second tap",
	async (_name, part) => {
		await draw(part);
		isHeld();
		await draw(null);
		expect(isHeld()).toBe(true);
	},
);

test("a notice without a button appears and disappears without blocking presses", async () => {
	await draw(<Notice icon="">Saved</Notice>);
	await draw(null);
	expect(isHeld()).toBe(false);
});

test("a video starts, and the same tap does not open an unplayable one elsewhere", async () => {
	const page = await draw(
		<VideoFrame address="https://films.example/tea.mp4" title="Tea" />,
	);
	isHeld();
	await act(async () => page.querySelector("button")?.click());
	expect(isHeld()).toBe(true);
	const failed = new Event("error");
	await act(async () => page.querySelector("video")?.dispatchEvent(failed));
	expect(page.textContent).toContain("Tap to open it at films.example");
	expect(isHeld()).toBe(true);
});

test("removing a recent word, showing more and searching for one each ignore the second tap", async () => {
	for (let at = 9; at > 0; at--) saveSearch(`W${at}`);
	const page = await draw(<SearchSuggestions onSearch={nothing} />);
	isHeld();
	const remove = page.querySelector<HTMLElement>("[aria-label='Remove W1']");
	await act(async () => remove?.click());
	expect(isHeld()).toBe(true);
	const more = [...page.querySelectorAll("button")].find((it) =>
		it.textContent?.endsWith(" more"),
	);
	await act(async () => more?.click());
	expect(isHeld()).toBe(true);
	wipe();
	const list = await draw(<SearchListPage />);
	isHeld();
	await press(list, "W2");
	expect(isHeld()).toBe(true);
});

test("opening the text of a campaign ignores the second tap", async () => {
	vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(400);
	vi.stubGlobal(
		"ResizeObserver",
		class {
			constructor(measure: () => void) {
				this.observe = measure;
			}
			observe: () => void;
			disconnect = nothing;
		},
	);
	const page = await draw(<GroupDetail html="Tea" reference="PVG_1" />);
	isHeld();
	// A press on a link of the text focuses it first: if presses were ignored, it would open nothing.
	const focus = new FocusEvent("focusin", { bubbles: true });
	await act(async () => page.querySelector("[id] > p")?.dispatchEvent(focus));
	expect(page.textContent).toContain("Show less");
	expect(isHeld()).toBe(false);
	await press(page, "Show less");
	await press(page, "Show more");
	expect(isHeld()).toBe(true);
});

const steps = ["1", "2"].map((id) =>
	sectionOf(id, [
		questionOf("freeText", [optionOf("a")], { isrequired: false }),
	]),
);
function Survey() {
	const survey = useSurvey({
		reference: "S",
		sections: steps,
		onSent: nothing,
	});
	return (
		<>
			<SurveyBody survey={survey} level={1} />
			<button type="button" onClick={survey.next}>
				Next
			</button>
		</>
	);
}

test("the next questions of a survey replace the previous ones and ignore the second tap, the first questions do not", async () => {
	const page = await draw(<Survey />);
	expect(isHeld()).toBe(false);
	await press(page, "Next");
	expect(page.textContent).toContain("Section 2");
	expect(isHeld()).toBe(true);
});

test("the call centre's button replaces a button that cannot help, and ignores the second tap", async () => {
	adoptToken(
		tokenOf("customer-1", { exp: Math.floor(Date.now() / 1000) - 60 }),
	);
	phone.api("GenerateAppTokenV2", fail({ status: 401 }));
	const page = await draw(
		<SessionTimeoutDialog
			request={{ name: "sessionTimeout", message: { th: "", en: "Ended" } }}
			open
			onClose={nothing}
			onClosed={nothing}
		/>,
	);
	isHeld();
	await press(page, "Reactivate");
	await until(() => page.querySelector("[role=status]")?.textContent);
	expect(isHeld()).toBe(true);
});

test("another option to show a code blocks the buttons of the counter, but not the way out", async () => {
	const page = await draw(
		<footer>
			<ModeSwitch to="qr" onClick={nothing} />
		</footer>,
	);
	await act(async () => page.querySelector("button")?.click());
	expect(held).toEqual([page.querySelector("footer")]);
});

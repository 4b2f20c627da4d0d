// Under StrictMode, which mounts a part twice in development, a part sends, opens and reports only once what it starts by itself.
import { noop, type QueryKey } from "@tanstack/react-query";
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import { rewardCode } from "../../../src/contract/history";
import { bareCard } from "../../../src/domain/code/codeCard";
import {
	AnnouncementDetailPage,
	AnnouncementPage,
} from "../../../src/features/articles/AnnouncementPages";
import { ArticleView } from "../../../src/features/articles/ArticleView";
import InternalWebPage from "../../../src/features/articles/InternalWebPage";
import { BrandPage } from "../../../src/features/browse/BrandPages";
import { GroupDealPage } from "../../../src/features/browse/GroupDealPages";
import OtpPage from "../../../src/features/delivery/OtpPage";
import LandingPage from "../../../src/features/entry/LandingPage";
import SharePage from "../../../src/features/entry/SharePage";
import { PlayGamePage } from "../../../src/features/games/PlayGamePage";
import { RegisterSurvey } from "../../../src/features/onboarding/RegisterSurvey";
import SurveyStep from "../../../src/features/onboarding/SurveyStep";
import CheckingClaimDialog from "../../../src/features/privilege/CheckingClaimDialog";
import { EligibilityCard } from "../../../src/features/privilege/EligibilityCard";
import PrivilegeModal from "../../../src/features/privilege/PrivilegeModal";
import { CodeCountdown } from "../../../src/features/reward/code/CodeCountdown";
import { useOpenedCode } from "../../../src/features/reward/code/useOpenedCode";
import HistoryPage from "../../../src/features/reward/HistoryPage";
import SurveyOtpPage from "../../../src/features/survey/SurveyOtpPage";
import { atomStore } from "../../../src/platform/atomStore";
import { closeDialog, dialogAtom } from "../../../src/platform/browser/dialogs";
import {
	saveIntent,
	updateEntry,
} from "../../../src/platform/storage/claimJournal";
import { articleQueries } from "../../../src/queries/article";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { privilegeQueries } from "../../../src/queries/privilege";
import {
	registerSurveyReference,
	surveyQueries,
} from "../../../src/queries/survey";
import { plainArticle } from "../domain/article/articleSample";
import {
	openLimits,
	openPrivilege,
	openStock,
} from "../domain/claim/privilegeSample";
import { drawStrictly, newCache, until, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";
import { dialog, fail } from "./freshPhone";
import { named } from "./onboarding/homeFlowWorld";
import { beginOtp } from "./otpScreens";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { navigate, logged } = vi.hoisted(() => ({
	navigate: vi.fn(async (_to: object) => undefined),
	logged: vi.fn(),
}));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../support/routerLink")),
	useLocation: () => ({ state: {} }),
	useNavigate: () => navigate,
	useRouter: () => ({
		state: { location: { pathname: "/otp" } },
		history: { canGoBack: () => true, length: 1 },
		options: {},
	}),
	useSearch: () => search,
}));
vi.mock("../../../src/platform/outbox/eventLog", async (original) => ({
	...(await original<object>()),
	logEvent: logged,
}));
const { api } = phone;
let search: Record<string, string> = {};

beforeEach(() => {
	// In a browser the event is its own task; in happy-dom it fires at once, during the second mount.
	vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
		this: HTMLDialogElement,
	) {
		this.removeAttribute("open");
		queueMicrotask(() => this.dispatchEvent(new Event("close")));
	});
	beginOtp();
	search = {};
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

/** Leaves time for a second one. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));
const article = plainArticle;
const words = { th: "สิทธิ์", en: "Quota" };
const codeT1 = v.parse(rewardCode, {
	...{ code: "CODE-T1", privilegetype: 4, transaction_id: "T1" },
	privilege_id: "P1",
});
const onEnd = vi.fn();
const never = () => new Promise(() => undefined);
const gone = fail({ code: 10018 });
const query = {
	...{ isError: false, isFetching: false, error: null, dataUpdatedAt: 1 },
	refetch: vi.fn(),
};

test.each([
	["Brand", <BrandPage key="1" />],
	["Announcement List", <AnnouncementPage key="2" />],
	["Announcement Detail", <AnnouncementDetailPage key="3" />],
	[
		"Article Detail",
		<ArticleView key="4" {...{ article, query }} module="banner" />,
	],
	[
		"Privilege Detail",
		<PrivilegeModal key="5" reference="PV_1" onClose={vi.fn()} />,
	],
])("the view of %s is logged once", async (name, part) => {
	search = { brandId: "7", articleId: article.article_id };
	const client = newCache();
	client.setQueryData(privilegeQueries.detail("PV_1").queryKey, openPrivilege);
	client.setQueryData(articleQueries.announcements("News").queryKey, {
		...{ article_list: [article], is_new_updated: false },
	});
	api("GetBrandList", () => []);
	api("getPrivilegeListByBrandV2", () => []);
	api("Detail", () => ({ article }));
	api("CheckStock", () => openStock);
	api("CheckLimit", () => openLimits);
	const views = () => logged.mock.calls.filter(([of]) => of === name);
	await drawStrictly(part, client);
	await until(() => views().length > 0);
	await settle();
	expect(views()).toHaveLength(1);
});

function Code() {
	const { code } = useOpenedCode("T1", true, bareCard("PV_1"));
	return <p>{code?.code}</p>;
}
test.each([
	["sign-in", "Landing", <LandingPage key="1" />],
	["number of a delivery", "VerifyMobileNo", <OtpPage key="2" />],
	["number of a registration", "VerifyMobileNo", <SurveyOtpPage key="3" />],
	["start of a countdown", "CouponCodeDetail", <Code key="4" />],
	[
		"agreement before a survey",
		"UpdateTermsProgress",
		<SurveyStep key="5" {...{ onEnd, onLater: onEnd }} />,
	],
])("the %s is sent once", async (_what, name, part) => {
	search = { code: "1", contact_no: "0812345678" };
	api("Landing", never);
	api("CouponCodeDetail", () => codeT1);
	await drawStrictly(part);
	await until(() => named(name).length > 0);
	await settle();
	expect(named(name)).toHaveLength(1);
});

test("the reply to a request under StrictMode arrives", async () => {
	api("CouponCodeDetail", () => codeT1);
	const page = await drawStrictly(<Code />);
	await until(() => page.textContent === "CODE-T1");
	await drawStrictly(<SurveyStep onEnd={onEnd} onLater={onEnd} />);
	await until(() => onEnd.mock.calls.length > 0);
	await settle();
	expect(onEnd.mock.calls).toEqual([["none", null]]);
});

test.each([
	["a delivery without a number", <OtpPage key="1" />],
	["a registration without a number", <SurveyOtpPage key="2" />],
	["a shared link", <SharePage key="3" />],
	["a code of the address", <HistoryPage key="4" />],
])("%s navigates once", async (_what, part) => {
	search = { open: "T1", type: "detail", cmd_detail_id: "PV_1" };
	await drawStrictly(part);
	await settle();
	expect(navigate).toHaveBeenCalledOnce();
});

test.each([
	["a game", <PlayGamePage key="1" />],
	["a page of the app", <InternalWebPage key="2" />],
])("%s replaces the page once", async (_what, part) => {
	vi.stubEnv("VITE_GAME_URL", "https://game.example/space");
	history.replaceState(null, "", `/play-game?token=${tokenOf("customer-9")}`);
	search = { url: `${location.origin}/faq` };
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	await drawStrictly(part);
	await until(() => replace.mock.calls.length > 0);
	await settle();
	expect(replace).toHaveBeenCalledOnce();
});

const check = { key: "limit", ok: false, label: words, opensAt: 1 } as const;
test.each([
	[
		"a limit that is open again",
		<EligibilityCard key="1" checks={[check]} onOpened={onEnd} />,
	],
	[
		"a countdown that is over",
		<CodeCountdown key="2" endsAt={1} minutes={1} onExpired={onEnd} />,
	],
	["a survey without questions", <RegisterSurvey key="3" onEnd={onEnd} />],
])("%s is reported once", async (_what, part) => {
	const client = newCache();
	const { queryKey } = surveyQueries.sections(registerSurveyReference);
	client.setQueryData(queryKey, []);
	await drawStrictly(part, client);
	await settle();
	expect(onEnd).toHaveBeenCalledOnce();
});

test("a settled claim opens its result once", async () => {
	const entry = await saveIntent({
		...{ sub: "customer-7", reference: "PV_1", isUsed: true },
		card: bareCard("PV_1"),
	});
	await updateEntry(entry, { state: "settled", transaction_id: "T1" });
	const opened = vi.fn();
	const stop = atomStore.sub(dialogAtom, opened);
	const modal = { open: true, onClose: vi.fn(), onClosed: vi.fn() };
	await drawStrictly(
		<CheckingClaimDialog
			request={{ name: "checkingClaim", entryId: entry.id }}
			{...modal}
		/>,
	);
	await until(dialog);
	await settle();
	stop();
	expect(opened).toHaveBeenCalledOnce();
});

/** A cache as after a visit when the host no longer had what it still contains. */
async function goneFrom(queryKey: QueryKey, saved: object) {
	const client = newCache();
	client.setQueryData(queryKey, saved, { updatedAt: Date.now() - 60_000 });
	await client.query({ queryKey, queryFn: gone }).catch(noop);
	return client;
}

test("a privilege that has been removed closes once", async () => {
	const { queryKey } = privilegeQueries.detail("PV_1");
	const client = await goneFrom(queryKey, openPrivilege);
	for (const call of ["DetailV2", "CheckStock", "CheckLimit"]) api(call, gone);
	await drawStrictly(
		<PrivilegeModal reference="PV_1" onClose={onEnd} />,
		client,
	);
	await until(dialog);
	await settle();
	expect(onEnd).toHaveBeenCalledOnce();
});

test("a group deal that has been removed is reported once", async () => {
	search = { pvg_ref: "PVG_1" };
	const { queryKey } = groupDealQueries.detail("PVG_1");
	const client = await goneFrom(
		queryKey,
		v.parse(privilegeGroupDetailV2.reply, {
			detail: { alt_reference: "PVG_1" },
		}),
	);
	api("PrivilegeGroupDetailV2", gone);
	await drawStrictly(<GroupDealPage />, client);
	await until(dialog);
	closeDialog();
	await settle();
	expect(dialog()).toBeNull();
});

// Proves that a change of account erases all data of the former one after saving the next, and that the next start finishes an interrupted change (O05, X07).
import { dehydrate, QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { serializeQueries } from "../../../../src/platform/query/queryPersistence";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { waitUntil } from "../../../support/waitFor";
import { fillStorage } from "../../support/fillStorage";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

/** The app after a start, with nothing in memory. */
async function started() {
	vi.resetModules();
	return {
		...(await import("../../../../src/platform/session/account")),
		...(await import("../../../../src/platform/session/accountOnPhone")),
		...(await import("../../../../src/platform/storage/claimJournal")),
		...(await import("../../../../src/platform/outbox/favouriteQueue")),
		...(await import("../../../../src/platform/storage/saveCode")),
		...(await import("../../../../src/platform/session/session")),
		...(await import("../../../../src/platform/http/host")),
		...(await import("../../../../src/platform/query/restoreQueries")),
	};
}
let app: Awaited<ReturnType<typeof started>>;

const card = bareCard("PV_1");
/** Saves a customer's code, an open claim and an unsent favourite. */
async function leave(sub: string) {
	app.adoptToken(tokenOf(sub, { device_name: `phone of ${sub}` }));
	await app.saveCode({
		...card,
		...v.parse(rewardCode, {
			code: `CODE-${sub}`,
			privilegetype: 4,
			transaction_id: `T-${sub}`,
			privilege_id: "P1",
		}),
		sub,
		saved_at: 1,
	});
	await app.saveIntent({ sub, reference: `PV-${sub}`, isUsed: false, card });
	await app.favouriteQueue.add(sub, [{ reference: `PV-${sub}`, wanted: true }]);
	localStorage.setItem(storageKeys.draft(sub, "address"), `draft of ${sub}`);
}
function saveProfile(sub: string, profile: object) {
	const client = new QueryClient();
	client.setQueryData(["customer", "profile"], profile);
	localStorage.setItem(
		storageKeys.queries(sub),
		serializeQueries({ buster: "", queries: dehydrate(client).queries }),
	);
}
const session = (sub: string) => {
	const read = app.readToken(tokenOf(sub));
	if (!read) throw new Error("A broken token");
	return read;
};
const everything = () =>
	phone.onDisk() + JSON.stringify(Object.entries(localStorage));
beforeEach(async () => {
	localStorage.clear();
	sessionStorage.clear();
	phone.wipeDisks();
	app = await started();
});

test("after another customer signs in, all data of the former one are gone", async () => {
	await leave("former");
	await app.changeAccount(session("next"));
	expect(app.currentSession()?.sub).toBe("next");
	expect(everything()).not.toContain("former");
	expect(localStorage.getItem(storageKeys.toWipe)).toBeNull();
});

test("on a full phone the next start does not belong to the former customer", async () => {
	await leave("former");
	fillStorage(() => true);
	await app.changeAccount(session("next"));
	vi.unstubAllGlobals();
	expect(app.currentSession()?.sub).toBe("next");
	app = await started();
	expect(app.currentSession()).toBeNull();
	expect(everything()).not.toContain("former");
});

// The bug: the token was saved without its host, and the next start sent it to the former customer's host.
test("on a phone full of the former customer's data the next customer stays signed in, at the host of the sign-in", async () => {
	const two = "https://two.example";
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", `${two},https://one.example`);
	await leave("former");
	app.saveApiHost("https://one.example");
	fillStorage(
		(area) => area.getItem(storageKeys.draft("former", "address")) !== null,
	);
	app.saveApiHost(two);
	await app.changeAccount(session("next"));
	vi.unstubAllGlobals();
	app = await started();
	expect(app.currentSession()?.sub).toBe("next");
	expect(app.apiHost()).toBe(two);
	vi.unstubAllEnvs();
});

test("after a sign-out nobody is signed in, and no customer's data are left", async () => {
	await leave("former");
	sessionStorage.setItem(storageKeys.sessionId, "of former");
	localStorage.setItem(storageKeys.apiHost, "https://two.example");
	await app.changeAccount(null);
	expect(app.currentSession()).toBeNull();
	expect(localStorage.getItem(storageKeys.token)).toBeNull();
	// The next customer's link may be for the build's own host (1 §2).
	expect(localStorage.getItem("api-host")).toBeNull();
	expect(everything()).not.toContain("former");
	// The tab belongs to nobody from now on, which the next customer's start notices.
	expect({ ...sessionStorage }).toEqual({ "tab-owner": "" });
	expect(await app.accountOnPhone("")).toBeNull();
});

test.each([
	["for another customer", "next"],
	["to sign out", undefined],
])(
	"a change %s that is interrupted is finished by the next start",
	async (_, next) => {
		await leave("former");
		const disks = phone.databases.map((disk) =>
			vi
				.spyOn(disk, "remove")
				.mockImplementation(() => new Promise(() => undefined)),
		);
		void app.changeAccount(next ? session(next) : null);
		await waitUntil(() => disks.some((disk) => disk.mock.calls.length > 0));
		for (const disk of disks) disk.mockRestore();
		expect(phone.onDisk()).toContain("CODE-former");
		app = await started();
		expect(app.currentSession()?.sub).toBe(next);
		await app.finishAccountChange();
		expect(app.currentSession()?.sub).toBe(next);
		expect(everything()).not.toContain("former");
		expect(localStorage.getItem(storageKeys.toWipe)).toBeNull();
	},
);

test("on a phone full of the former customer's data an interrupted sign-out is finished by the next start", async () => {
	await leave("former");
	fillStorage(
		(area) => area.getItem(storageKeys.draft("former", "address")) !== null,
	);
	const disks = phone.databases.map((disk) =>
		vi
			.spyOn(disk, "remove")
			.mockImplementation(() => new Promise(() => undefined)),
	);
	void app.changeAccount(null);
	await waitUntil(() => disks.some((disk) => disk.mock.calls.length > 0));
	for (const disk of disks) disk.mockRestore();
	vi.unstubAllGlobals();
	app = await started();
	await app.finishAccountChange();
	expect(everything()).not.toContain("former");
});

test("a change interrupted before the next token was saved leaves the former customer's data", async () => {
	await leave("former");
	const before = phone.onDisk();
	localStorage.setItem(storageKeys.toWipe, "1");
	app = await started();
	await app.finishAccountChange();
	expect(app.currentSession()?.sub).toBe("former");
	expect(phone.onDisk()).toBe(before);
	expect(localStorage.getItem(storageKeys.toWipe)).toBeNull();
});

test("the data that would leave the phone are counted, with the name of the profile or device", async () => {
	await leave("former");
	expect(await app.accountOnPhone("next")).toEqual({
		label: ["phone of former"],
		codes: 1,
		claims: 1,
		unsent: 1,
	});
	saveProfile("former", {
		customer_id: "1",
		firstname: "มะลิ",
		lastname: "ใจงาม",
		mobileno: "0812345678",
	});
	expect(await app.accountOnPhone("next")).toMatchObject({
		label: ["มะลิ ใจงาม", "081-XXX-5678"],
	});
	expect(app.savedAccountLabel(session("former"))).toEqual([
		"มะลิ ใจงาม",
		"081-XXX-5678",
	]);
	expect(await app.accountOnPhone("former")).toBeNull();
	// The bug: a used code was counted among those that come back with the next sign-in.
	await app.markCodeOver("former", "T-former", "used");
	expect(await app.accountOnPhone("next")).toMatchObject({ codes: 0 });
});

test("a customer with saved codes but without a session is still on the phone", async () => {
	await leave("former");
	app.endSession();
	expect(await app.accountOnPhone("next")).toMatchObject({
		codes: 1,
		claims: 1,
	});
	expect(await app.accountOnPhone("former")).toBeNull();
	await app.changeAccount(session("former"));
	expect(phone.onDisk()).toContain("CODE-former");
});

test("a customer with only an open claim is still on the phone", async () => {
	app.adoptToken(tokenOf("former"));
	const claim = { sub: "former", reference: "PV_1", isUsed: false, card };
	await app.saveIntent(claim);
	app.endSession();
	expect(await app.accountOnPhone("next")).toMatchObject({ claims: 1 });
});

test.each([
	["a page without a customer starts again at its address", undefined],
	["a customer's page starts again at home", "former"],
])("after a sign-in in another tab %s", async (_, sub) => {
	if (sub) app.adoptToken(tokenOf(sub));
	const reload = vi.spyOn(location, "reload").mockReturnValue();
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	const stop = app.restartOnAccountChange();
	localStorage.setItem(storageKeys.token, tokenOf("next"));
	// The second event arrives before the page is gone.
	for (let times = 2; times > 0; times--)
		dispatchEvent(new StorageEvent("storage", { key: storageKeys.token }));
	stop();
	expect(reload).toHaveBeenCalledTimes(sub ? 0 : 2);
	expect(replace.mock.calls).toEqual(sub ? [["/"], ["/"]] : []);
	vi.restoreAllMocks();
});

test("a sign-in in another tab at another API host restarts this tab, and an event without a change does not", () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	app.adoptToken(tokenOf("former"));
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	const stop = app.restartOnAccountChange();
	const event = () =>
		dispatchEvent(new StorageEvent("storage", { key: storageKeys.apiHost }));
	event();
	expect(replace).not.toHaveBeenCalled();
	localStorage.setItem(storageKeys.apiHost, "https://two.example");
	event();
	expect(replace.mock.calls).toEqual([["/"]]);
	stop();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

// The bug: the host was read seconds after the start, so the former host's lists stayed on the screen.
test("another API host that another tab chose during this tab's start is noticed", () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	app.adoptToken(tokenOf("former"));
	app.restoreQueries();
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	localStorage.setItem(storageKeys.apiHost, "https://two.example");
	const stop = app.restartOnAccountChange();
	expect(replace.mock.calls).toEqual([["/"]]);
	stop();
	// As after its next start.
	app.restoreQueries();
	app.restartOnAccountChange()();
	expect(replace).toHaveBeenCalledOnce();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

// The bug: the page was loaded a second time, although it showed nobody's data.
test("finishing a sign-out from another API host at the start restarts nothing", async () => {
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	localStorage.setItem(storageKeys.apiHost, "https://two.example");
	localStorage.setItem(storageKeys.toWipe, "all");
	app = await started();
	await app.finishAccountChange();
	app.restoreQueries();
	const reload = vi.spyOn(location, "reload").mockReturnValue();
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	app.restartOnAccountChange()();
	expect(reload).not.toHaveBeenCalled();
	expect(replace).not.toHaveBeenCalled();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
});

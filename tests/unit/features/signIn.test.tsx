// Which host a sign-in talks to: its own one at once, and the phone from then on only where it went through (1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LandingPage from "../../../src/features/entry/LandingPage";
import { apiHost } from "../../../src/platform/host";
import { currentSession } from "../../../src/platform/session";
import { draw, until, wipe } from "../drawn";
import { tokenOf } from "../token";
import { dialog, fail, freshPhone } from "./freshPhone";

const former = "https://one.example";
const named = "https://two.example";
const phone = await vi.hoisted(async () => {
	vi.stubEnv(
		"VITE_ALLOWED_API_HOSTS",
		"https://one.example,https://two.example",
	);
	return import("../queries/phone");
});
const navigate = vi.hoisted(() => vi.fn());
vi.mock("../../../src/platform/databases", () => phone);
vi.mock("../../../src/platform/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({}),
	useNavigate: () => navigate,
	useSearch: () => ({ code: "1", api_server_url: "https://two.example" }),
	Link: () => null,
}));
const { api } = phone;
/** The hosts that the exchange was sent to. */
let asked: string[] = [];

beforeEach(() => {
	freshPhone();
	localStorage.setItem("api-host", former);
	asked = [];
});
afterEach(wipe);

test.each([
	["refused", fail({ code: 50030 })],
	["without a token", () => ({ token: null })],
])(
	"a sign-in that is %s leaves the former token its host",
	async (_, answer) => {
		api("Landing", () => {
			asked.push(apiHost());
			return answer();
		});
		await draw(<LandingPage />);
		await until(dialog);
		expect(asked).toEqual([named]);
		expect(apiHost()).toBe(former);
		expect(currentSession()?.sub).toBe("customer-1");
	},
);

test("one that goes through brings its host along", async () => {
	api("Landing", () => {
		asked.push(apiHost());
		return { token: tokenOf("customer-2"), type: "", cmd: "" };
	});
	api("CreateEventSession", () => null);
	await draw(<LandingPage />);
	await until(() => navigate.mock.calls.length > 0);
	expect(asked).toEqual([named]);
	expect(currentSession()?.sub).toBe("customer-2");
	await until(() => apiHost() === named);
	expect(localStorage.getItem("api-host")).toBe(named);
});

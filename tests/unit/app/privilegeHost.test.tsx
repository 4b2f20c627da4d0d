// A privilege over the page closes with a step back, or leaves the address where nothing of the app lies behind (P11, 1 §2).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PrivilegeHost from "../../../src/app/PrivilegeHost";
import { setDocumentStart } from "../../../src/platform/browser/backPath";
import { adoptToken, endSession } from "../../../src/platform/session/session";
import { draw, press, wipe } from "../support/drawn";
import { tokenOf } from "../support/token";

type Address = Record<string, string>;
const history = vi.hoisted(() => ({
	canGoBack: vi.fn(() => true),
	back: vi.fn(),
	entryIndex: 2,
}));
const navigate = vi.hoisted(() =>
	vi.fn((_to: { search: (address: Address) => Address }) => undefined),
);
vi.mock("../../../src/app/appHistory", () => ({ appHistory: history }));
vi.mock("../../../src/app/lazyPrivilege", () => ({
	PrivilegeModal: (modal: { reference: string; onClose: () => void }) => (
		<button type="button" onClick={modal.onClose}>
			{modal.reference}
		</button>
	),
}));
const address: Address = {
	catId: "3",
	"modal-privilege": "PV_1",
	categoryid: "search",
};
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouter: () => ({ navigate }),
	useSearch: () => address,
}));

beforeEach(() => {
	vi.clearAllMocks();
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

test("with a page of the app behind it, it goes back", async () => {
	setDocumentStart(1);
	await press(await draw(<PrivilegeHost />), "PV_1");
	expect(history.back).toHaveBeenCalledOnce();
	expect(navigate).not.toHaveBeenCalled();
});

test.each([
	["nothing", () => history.canGoBack.mockReturnValueOnce(false)],
	["another document", () => setDocumentStart(history.entryIndex)],
])("with %s behind it, the rest of the address stays", async (_what, set) => {
	set();
	await press(await draw(<PrivilegeHost />), "PV_1");
	expect(history.back).not.toHaveBeenCalled();
	const [to] = navigate.mock.calls[0] ?? [];
	expect(to).toMatchObject({ to: ".", replace: true });
	expect(to?.search(address)).toEqual({ catId: "3" });
});

test("without a token there is none (1 §4)", async () => {
	endSession();
	expect((await draw(<PrivilegeHost />)).textContent).toBe("");
});

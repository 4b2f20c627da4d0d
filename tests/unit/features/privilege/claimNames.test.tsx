// A claim and an order keep every name of their privilege, because the history may list them under any (O07, 2 §3).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { privilege as privilegeFields } from "../../../../src/contract/privilegeFields";
import { privilegeNames } from "../../../../src/domain/claim/findClaim";
import { useOrder } from "../../../../src/features/delivery/useOrder";
import { useClaim } from "../../../../src/features/privilege/useClaim";
import { atomStore } from "../../../../src/platform/atomStore";
import { journalAtom } from "../../../../src/platform/storage/claimJournal";
import { privilegeQueries } from "../../../../src/queries/privilege";
import { openPrivilege } from "../../domain/claim/privilegeSample";
import { draw, newCache, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
const { api } = phone;

const subject = { isActivity: false, hasCountdown: false };
const privilege = { ...openPrivilege, privilege_id: "77" };
const delivery = { MobileNo: "0812345678", OTP: "482915", TransactionId: "O1" };

function Claim() {
	const { send } = useClaim(privilege);
	function claim() {
		send({ type: "press", subject });
		send({ type: "choose", choice: "now" });
		send({ type: "confirm" });
	}
	return (
		<button type="button" onClick={claim}>
			Get
		</button>
	);
}
function Order() {
	const { onConfirm: order } = useOrder({
		...{ reference: "PV_1001", module: "noti", onExpired: () => undefined },
	});
	return (
		<button type="button" onClick={() => void order(delivery)}>
			Get
		</button>
	);
}

beforeEach(() => {
	freshPhone();
	atomStore.set(journalAtom, []);
	api("DetailV2", () => privilege);
	for (const name of ["SubmitRedeemCouponCodeV2", "SubmitRedeemPhysicalV2"])
		api(name, () => ({ transaction_id: "T1" }));
});
afterEach(wipe);

test.each([
	["claim", <Claim key="claim" />],
	["order", <Order key="order" />],
])("a sent %s has all names of its privilege", async (_what, screen) => {
	const client = newCache();
	await client.query(privilegeQueries.detail("PV_1001"));
	await press(await draw(screen, client), "Get");
	await until(() => atomStore.get(journalAtom)[0]?.state === "settled");
	expect(atomStore.get(journalAtom)).toMatchObject([
		{ reference: "PV_1001", names: ["PV_1001", "1001", "77"] },
	]);
});

test("a privilege opened by a name that its reply does not repeat keeps that name too", async () => {
	api("DetailV2", () => ({ ...privilege, reference: "" }));
	const opened = await newCache().query(privilegeQueries.detail("1001"));
	expect(opened).toMatchObject({ alt_reference: "PV_1001", reference: "1001" });
});

test.each([0, "0", "NULL", "-", null])(
	"%j in place of a name counts as no name",
	(none) => {
		const names = {
			alt_reference: "PV_1",
			reference: none,
			privilege_id: none,
		};
		expect(privilegeNames(v.parse(privilegeFields, names))).toEqual(["PV_1"]);
	},
);

// A code of another API host of the customer: this host cannot mark it as used and gets no events about it, so its popup has no such button (1 §2, decision 012).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import RewardCodeDialog from "../../../../src/features/reward/RewardCodeDialog";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, press, until, wipe } from "../../support/drawn";
import { freshPhone } from "../freshPhone";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);

beforeEach(() => {
	freshPhone();
	phone.setNetwork(true);
	phone.api("CouponCodeDetail", () => code);
	phone.api("PrivilegeEventLog", () => null);
});
afterEach(wipe);

const code = v.parse(rewardCode, { code: "AB-12", transaction_id: "T1" });

async function opened(host: string) {
	await saveCode({
		...{ ...bareCard("PV_1"), ...code, host },
		...{ sub: "customer-1", saved_at: 1, proven: true },
	});
	vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
	const page = await draw(
		<RewardCodeDialog
			request={{ name: "rewardCode", transactionId: "T1" }}
			open
			onClose={() => undefined}
			onClosed={() => undefined}
		/>,
	);
	await until(() => page.textContent?.includes("AB-12"));
	await press(page, "Copy");
	await until(() => page.textContent?.includes("Copied"));
	return page.textContent;
}
const logged = () =>
	phone.calls.filter(({ name }) => name.endsWith("EventLog"));

// The bug: the press said that there was no internet, and a copy was logged at a host that does not have the code.
test("a code of another host has no button to mark it as used, and its copy is not logged", async () => {
	expect(await opened("https://two.example")).not.toContain("mark as used");
	expect(logged()).toEqual([]);
});

test("a code of this host has both", async () => {
	expect(await opened("")).toContain("mark as used");
	await until(() => logged().length === 1);
});

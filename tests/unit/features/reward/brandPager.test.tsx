// The position among a brand's codes at the counter, also for a host whose history names no brand (2 §3, O06).
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { useBrandCodes } from "../../../../src/features/reward/code/useBrandCodes";
import { adoptToken } from "../../../../src/platform/session/session";
import { saveCode } from "../../../../src/platform/storage/saveCode";
import { draw, until, wipe } from "../../support/drawn";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

beforeEach(() => {
	phone.wipeDisks();
	adoptToken(tokenOf("customer-1"));
});
afterEach(wipe);

function Position() {
	const { position } = useBrandCodes(undefined, "T1");
	return `Code ${position.at} of ${position.of}`;
}

test("two saved codes of a brand without names are switched between", async () => {
	for (const transaction_id of ["T1", "T2"])
		await saveCode({
			...bareCard("PV_1"),
			...v.parse(rewardCode, {
				...{ code: transaction_id, privilegetype: 4 },
				...{ transaction_id, privilege_id: "P1" },
			}),
			...{ brand_id: "7", sub: "customer-1", saved_at: 0 },
		});
	const page = await draw(<Position />);
	await until(() => page.textContent !== "Code 0 of 0");
	expect(page.textContent).toBe("Code 1 of 2");
});

// The history of the scenario "full": claims in every state, with a second page.
import { and, asc, eq } from "drizzle-orm";
import { barcodeFormat } from "../../src/contract/history";
import { privilegeType } from "../../src/contract/privilegeFields";
import { startOfDay } from "../rules/bangkokTime";
import { newCodes, newTransactionId } from "../store/claims/codes";
import type { PrivilegeRow } from "../store/claims/countLimits";
import { planDelivery } from "../store/claims/deliveries";
import { activityUsedFor } from "../store/claims/history";
import type { Database } from "../store/connection/openDatabase";
import type { CustomerRow } from "../store/member/customers";
import { claims, deliveries, privileges } from "../store/schema/schema";

type NewClaim = typeof claims.$inferInsert;
type ClaimDetails = Partial<NewClaim> & { daysAgo: number };

const { code: codeType, onlineCode, urlCode, physical } = privilegeType;
const minute = 60_000;
const usedClaims = 30;

/** Uses no stock: these claims precede the seeding. */
export async function seedHistory(
	tx: Database,
	customer: CustomerRow,
	now: Date,
): Promise<void> {
	const rows = await tx
		.select()
		.from(privileges)
		.where(and(eq(privileges.hidden, false), eq(privileges.criteria, {})))
		.orderBy(asc(privileges.privilege_id));
	const past = startOfDay(now, -3);
	const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
	const isValid = (it: PrivilegeRow) => it.valid_through > now;
	const addedClaims: NewClaim[] = [];

	/** Adds claims of matching privileges, unused ones first. */
	function addClaims(
		amount: number,
		fits: (it: PrivilegeRow) => boolean,
		details: ClaimDetails | ((it: PrivilegeRow, at: number) => ClaimDetails),
	) {
		const fitting = rows.filter(fits);
		const unused = fitting.filter(
			(it) =>
				!addedClaims.some((claim) => claim.privilege_id === it.privilege_id),
		);
		for (const [at, privilege] of [...unused, ...fitting]
			.slice(0, amount)
			.entries()) {
			const { daysAgo, ...rest } =
				typeof details === "function" ? details(privilege, at) : details;
			const format = barcodeFormat.find(
				(each) => each === privilege.barcode_format,
			);
			addedClaims.push({
				transaction_id: newTransactionId(),
				sub: customer.sub,
				imei: customer.imei,
				privilege_id: privilege.privilege_id,
				limit_group: privilege.limit_group,
				code: newCodes(format ?? "CODE128", 1)[0] ?? "",
				claimed_at: new Date(startOfDay(now, -daysAgo).getTime() + at * minute),
				wants_use_now: false,
				expires_at: privilege.valid_through,
				...rest,
			});
		}
	}

	const code = (it: PrivilegeRow) => isValid(it) && it.type === codeType;
	const timedCode = (it: PrivilegeRow) => code(it) && it.reserve_timeout > 0;
	const isPrize = (it: PrivilegeRow) => it.type === physical;
	addClaims(2, (it) => code(it) && !timedCode(it), { daysAgo: 1 });
	addClaims(2, timedCode, { daysAgo: 2 });
	addClaims(1, timedCode, ({ reserve_timeout }) => ({
		daysAgo: 1,
		wants_use_now: true,
		opened_at: ago(2),
		countdown_end: ago(2 - reserve_timeout),
	}));
	addClaims(1, (it) => isValid(it) && it.type === onlineCode, { daysAgo: 4 });
	for (const display of [1, 2])
		addClaims(
			1,
			(it) => isValid(it) && it.type === urlCode && it.display_type === display,
			{ daysAgo: 5 },
		);
	for (const daysAgo of [6, 40])
		addClaims(1, isPrize, {
			daysAgo,
			code: "",
			expires_at: startOfDay(now, 60),
		});
	const prizes = new Set(rows.filter(isPrize).map((it) => it.privilege_id));
	const deliveryClaims = addedClaims.filter((it) =>
		prizes.has(it.privilege_id),
	);
	const newDeliveries = deliveryClaims.map((claim) => {
		const { transaction_id, claimed_at } = claim;
		const plan = planDelivery(transaction_id, claimed_at);
		claim.used_at = plan.delivered_at;
		return {
			...plan,
			transaction_id,
			first_name: customer.firstname,
			last_name: customer.lastname,
			mobile: customer.mobileno,
			fulladdress:
				"88/8 หมู่บ้านสวนหลวง ซอยสุขุมวิท 77 แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250",
		};
	});
	addClaims(1, timedCode, ({ reserve_timeout }) => ({
		daysAgo: 7,
		opened_at: ago(24 * 60 + reserve_timeout),
		countdown_end: ago(24 * 60),
	}));
	addClaims(1, (it) => it.type === codeType && !it.used_for, {
		daysAgo: 20,
		expires_at: past,
	});
	addClaims(1, (it) => it.used_for === activityUsedFor && !isPrize(it), {
		daysAgo: 25,
		expires_at: past,
	});
	addClaims(
		usedClaims,
		(it) => it.type === codeType,
		(_privilege, at) => ({
			daysAgo: 30 + at,
			opened_at: startOfDay(now, -30 - at),
			used_at: startOfDay(now, -29 - at),
		}),
	);
	await tx.insert(claims).values(addedClaims);
	await tx.insert(deliveries).values(newDeliveries);
}

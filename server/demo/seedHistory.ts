// The history of the scenario "full": claims in every state, with a second page.
import { and, asc, eq } from "drizzle-orm";
import { privilegeType } from "../../src/contract/privilegeFields";
import { startOfDay } from "../rules/bangkokTime";
import type { PrivilegeRow } from "../store/catalogue/privileges";
import { activityUsedFor } from "../store/claims/claimState";
import { planDelivery } from "../store/claims/deliveries";
import { newCodes, newTransactionId } from "../store/claims/newCodes";
import type { Database } from "../store/connection/database";
import type { CustomerRow } from "../store/member/customers";
import { claims, deliveries, privileges } from "../store/schema/schema";

type NewClaim = typeof claims.$inferInsert;
type ClaimDetails = Partial<NewClaim> & { daysAgo: number };

const minute = 60_000;
const usedClaimCount = 30;

const deliveryOf = (prize: NewClaim, customer: CustomerRow) => ({
	...planDelivery(prize.claimed_at),
	transaction_id: prize.transaction_id,
	first_name: customer.firstname,
	last_name: customer.lastname,
	mobile: customer.mobileno,
	fulladdress:
		"88/8 หมู่บ้านสวนหลวง ซอยสุขุมวิท 77 แขวงสวนหลวง เขตสวนหลวง กรุงเทพมหานคร 10250",
});

/** Adds claims in every state, without using stock: they are older than the seeded stock. */
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
	const isCode = (it: PrivilegeRow) => it.type === privilegeType.code;
	const isPhysical = (it: PrivilegeRow) => it.type === privilegeType.physical;
	const validOfType = (type: number) => (it: PrivilegeRow) =>
		it.type === type && it.valid_through > now;
	const validCode = validOfType(privilegeType.code);
	const codeWithCountdown = (it: PrivilegeRow) =>
		validCode(it) && it.reserve_timeout > 0;
	const codeWithoutCountdown = (it: PrivilegeRow) =>
		validCode(it) && it.reserve_timeout === 0;
	const addedClaims: NewClaim[] = [];

	/** Adds `amount` claims of matching privileges; those without a claim come first. */
	function addClaims(
		amount: number,
		fits: (it: PrivilegeRow) => boolean,
		detailsOf: (privilege: PrivilegeRow, at: number) => ClaimDetails,
	) {
		const fitting = rows.filter(fits);
		const unused = fitting.filter(
			(it) =>
				!addedClaims.some((claim) => claim.privilege_id === it.privilege_id),
		);
		const chosen = [...unused, ...fitting].slice(0, amount);
		for (const [at, privilege] of chosen.entries()) {
			const { daysAgo, ...rest } = detailsOf(privilege, at);
			addedClaims.push({
				transaction_id: newTransactionId(),
				sub: customer.sub,
				imei: customer.imei,
				privilege_id: privilege.privilege_id,
				limit_group: privilege.limit_group,
				code: newCodes(privilege.barcode_format, 1)[0] ?? "",
				claimed_at: new Date(startOfDay(now, -daysAgo).getTime() + at * minute),
				wants_use_now: false,
				expires_at: privilege.valid_through,
				...rest,
			});
		}
	}

	addClaims(2, codeWithoutCountdown, () => ({ daysAgo: 1 }));
	addClaims(2, codeWithCountdown, () => ({ daysAgo: 2 }));
	addClaims(1, codeWithCountdown, ({ reserve_timeout }) => ({
		daysAgo: 1,
		wants_use_now: true,
		opened_at: ago(2),
		countdown_end: ago(2 - reserve_timeout),
	}));
	addClaims(1, validOfType(privilegeType.onlineCode), () => ({ daysAgo: 4 }));
	const validLink = validOfType(privilegeType.urlCode);
	for (const display of [1, 2])
		addClaims(
			1,
			(it) => validLink(it) && it.display_type === display,
			() => ({ daysAgo: 5 }),
		);
	for (const daysAgo of [6, 40])
		addClaims(1, isPhysical, () => ({
			daysAgo,
			code: "",
			expires_at: startOfDay(now, 60),
		}));
	addClaims(1, codeWithCountdown, ({ reserve_timeout }) => ({
		daysAgo: 7,
		opened_at: ago(24 * 60 + reserve_timeout),
		countdown_end: ago(24 * 60),
	}));
	addClaims(
		1,
		(it) => isCode(it) && !it.used_for,
		() => ({ daysAgo: 20, expires_at: past }),
	);
	addClaims(
		1,
		(it) => it.used_for === activityUsedFor && !isPhysical(it),
		() => ({ daysAgo: 25, expires_at: past }),
	);
	addClaims(usedClaimCount, isCode, (_privilege, at) => ({
		daysAgo: 30 + at,
		opened_at: startOfDay(now, -30 - at),
		used_at: new Date(
			startOfDay(now, -29 - at).getTime() +
				// The code was used between 10:42 and 18:42.
				(18 * 60 + 42 - ((97 * at) % 480)) * minute,
		),
	}));
	const physical = new Set(
		rows.filter(isPhysical).map((it) => it.privilege_id),
	);
	const prizes = addedClaims.filter((it) => physical.has(it.privilege_id));
	const parcels = prizes.map((prize) => {
		const parcel = deliveryOf(prize, customer);
		prize.used_at = parcel.delivered_at;
		return parcel;
	});
	await tx.insert(claims).values(addedClaims);
	await tx.insert(deliveries).values(parcels);
}

// Delivery addresses of a customer: checked against Thailand's places, the newest first (2 §3, 2 §5).
import { and, desc, eq, notInArray } from "drizzle-orm";
import { ruleError } from "../../rules/apiError";
import { localDigits } from "../../rules/mobileNumber";
import { placeOf } from "../../rules/places";
import type { Database } from "../connection/database";
import { customerAddresses } from "../schema/schema";

type NewAddress = Omit<typeof customerAddresses.$inferInsert, "id">;

/** The most addresses of a customer that are kept and offered. */
const maxAddresses = 10;

/** Throws 20000 for a blank line, inconsistent places, or an invalid postcode or number. */
function checkAddress(it: NewAddress) {
	const blank = [it.first_name, it.last_name, it.address].some(
		// White space and invisible characters.
		(text) => /^[\s\p{Cf}]*$/u.test(text),
	);
	if (blank)
		throw ruleError("กรุณากรอกข้อมูลให้ครบถ้วน", "Please fill out the form.");
	if (!placeOf(it.province_id, it.district_id, it.subdistrict_id))
		throw ruleError(
			"กรุณาเลือกจังหวัด เขต / อำเภอ และแขวง / ตำบล",
			"Please select a province, a district and a sub-district.",
		);
	if (!/^\d{5}$/.test(it.postalcode))
		throw ruleError(
			"รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก",
			"A postcode has five digits.",
		);
	if (!/^0\d{8,9}$/.test(it.contactno))
		throw ruleError(
			"เบอร์โทรศัพท์ไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง",
			"The phone number is not valid. Please check it.",
		);
}

/** The customer's addresses, newest first. */
export const addressesOf = (db: Database, sub: string) =>
	db
		.select()
		.from(customerAddresses)
		.where(eq(customerAddresses.sub, sub))
		.orderBy(desc(customerAddresses.id))
		.limit(maxAddresses);

/** Saves an address as the newest, and removes an equal older one and those above the limit. Throws 20000. */
export async function saveAddress(tx: Database, address: NewAddress) {
	const contactno = localDigits(address.contactno);
	const row: NewAddress = { ...address, contactno };
	checkAddress(row);
	await tx
		.delete(customerAddresses)
		.where(
			and(
				eq(customerAddresses.sub, row.sub),
				eq(customerAddresses.first_name, row.first_name),
				eq(customerAddresses.last_name, row.last_name),
				eq(customerAddresses.address, row.address),
				eq(customerAddresses.subdistrict_id, row.subdistrict_id),
			),
		);
	await tx.insert(customerAddresses).values(row);
	const kept = await addressesOf(tx, row.sub);
	await tx.delete(customerAddresses).where(
		and(
			eq(customerAddresses.sub, row.sub),
			notInArray(
				customerAddresses.id,
				kept.map(({ id }) => id),
			),
		),
	);
}

// Profile pictures: validated, converted to a small square without metadata, stored.
import { randomBytes } from "node:crypto";
import { and, desc, eq, lt, ne, notInArray, or } from "drizzle-orm";
import sharp from "sharp";
import {
	mediaTypeOf,
	profilePicture,
} from "../../../src/contract/profilePicture";
import { ruleError, serviceUnavailable } from "../../rules/apiError";
import { hourMs } from "../../rules/bangkokTime";
import { createSemaphore } from "../../rules/semaphore";
import type { Database } from "../connection/database";
import { profilePictures } from "../schema/schema";
import { type CustomerScope, lockCustomer } from "./customers";
import { jpegScans } from "./jpegScans";

// The cache is off: no picture is read twice, and libvips counts less memory than its cache takes.
sharp.cache(false);

const path = "/content/profile/";
/** The most pictures stored per customer, besides the one in use. */
const maxStored = 3;

/** The address of a stored picture, on the API's host. */
export const profilePictureUrl = (picture_id: string) => path + picture_id;

/** The id in a profile picture's address; null for any other address. */
export const profilePictureId = (address: string): string | null =>
	address.startsWith(path) ? address.slice(path.length) : null;

const throwUnsupported = () => {
	throw ruleError(
		"กรุณาเลือกไฟล์รูป JPG, PNG หรือ WebP",
		"Please choose a JPG, PNG or WebP picture.",
	);
};
const tooLargeError = () =>
	ruleError(
		"รูปนี้ใหญ่เกินไป กรุณาเลือกรูปไม่เกิน 5\u00A0MB",
		"The picture is too large. Please choose one of at most 5 MB.",
	);

/** The most scans of a JPEG; a progressive photo has about ten. */
const maxScans = 50;

const decoding = createSemaphore({
	// Decoding one picture may take 400 MB.
	max: 2,
	// A waiting picture has its bytes in memory.
	maxWaiting: 30,
	refusal: serviceUnavailable,
});

/** An upright WebP square without metadata. Throws 20000 for another type, too large or too small, 503 if too many wait to be decoded. */
export const convertPicture = (file: Blob): Promise<Uint8Array> =>
	decoding.run(() => convert(file));

async function convert(file: Blob): Promise<Uint8Array> {
	const { side, minSide, maxBytes, maxPixels, maxSide } = profilePicture;
	if (file.size === 0) throw ruleError("ยังไม่ได้เลือกไฟล์", "No file selected.");
	if (file.size > maxBytes) throw tooLargeError();
	const bytes = new Uint8Array(await file.arrayBuffer());
	const type = mediaTypeOf(bytes);
	if (!type || (type === "image/jpeg" && jpegScans(bytes) > maxScans))
		throwUnsupported();
	const read = () =>
		sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 });
	const { width = 0, height = 0 } = await read()
		.metadata()
		.catch(throwUnsupported);
	if (width > maxSide || height > maxSide || width * height > maxPixels)
		throw tooLargeError();
	if (Math.min(width, height) < minSide)
		throw ruleError(
			"รูปนี้เล็กเกินไป กรุณาเลือกรูปที่กว้างและสูงอย่างน้อย 64\u00A0พิกเซล",
			"The picture is too small. Please choose one of at least 64 by 64 pixels.",
		);
	return await read()
		.autoOrient()
		.resize(side, side, { fit: "cover" })
		.flatten({ background: "#ffffff" })
		.webp({ quality: 82 })
		.toBuffer()
		.catch(throwUnsupported);
}

/** Saves a picture, deletes old ones, and returns its id. */
export async function savePicture(
	{ db, customer, now }: CustomerScope,
	picture: Uint8Array,
): Promise<string> {
	const { sub } = customer;
	// A change of the profile may have chosen another picture since the call began.
	const { image_profile_url } = await lockCustomer(db, sub);
	const inUse = profilePictureId(image_profile_url);
	const picture_id = randomBytes(18).toString("base64url");
	await db
		.insert(profilePictures)
		.values({ picture_id, sub, picture, created_at: now });
	const newest = db
		.select({ picture_id: profilePictures.picture_id })
		.from(profilePictures)
		.where(eq(profilePictures.sub, sub))
		.orderBy(desc(profilePictures.created_at))
		.limit(maxStored);
	await db
		.delete(profilePictures)
		.where(
			and(
				eq(profilePictures.sub, sub),
				notInArray(profilePictures.picture_id, newest),
				notInArray(profilePictures.picture_id, [picture_id, inUse ?? ""]),
			),
		);
	return picture_id;
}

/** Deletes a customer's pictures that the saved profile does not show: the former one, and uploads that no profile was saved with for an hour. */
export async function deleteUnusedPictures(
	{ db, customer, now }: CustomerScope,
	shown: string,
): Promise<void> {
	const { sub, image_profile_url: former } = customer;
	const anHourAgo = new Date(now.getTime() - hourMs);
	await db
		.delete(profilePictures)
		.where(
			and(
				eq(profilePictures.sub, sub),
				ne(profilePictures.picture_id, profilePictureId(shown) ?? ""),
				or(
					eq(profilePictures.picture_id, profilePictureId(former) ?? ""),
					lt(profilePictures.created_at, anHourAgo),
				),
			),
		);
}

export async function ownsPicture(
	db: Database,
	sub: string,
	picture_id: string,
): Promise<boolean> {
	const isOwn = and(
		eq(profilePictures.picture_id, picture_id),
		eq(profilePictures.sub, sub),
	);
	return (await db.$count(profilePictures, isOwn)) > 0;
}

/** The WebP bytes of a stored picture; null for an unknown id. */
export async function pictureBytes(db: Database, picture_id: string) {
	const [row] = await db
		.select({ picture: profilePictures.picture })
		.from(profilePictures)
		.where(eq(profilePictures.picture_id, picture_id));
	return row ? Uint8Array.from(row.picture) : null;
}

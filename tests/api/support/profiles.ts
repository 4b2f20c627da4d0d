// A customer's profile in a test: read, changed as the app changes it, and its picture.
import { getProfile } from "../../../src/contract/customer";
import { editProfile, uploadImageProfile } from "../../../src/contract/profile";
import { type Session, sign } from "./client";
import type { TestServer } from "./testServer";

export async function profileOf({ client }: TestServer, who: Session) {
	return (await client.ask(getProfile, {}, who)).customer;
}

/** Sends the whole profile, as it is but for this change. */
export async function changeProfile(
	api: TestServer,
	who: Session,
	change: object,
) {
	const it = await profileOf(api, who);
	return await api.client.send(
		editProfile,
		{
			firstname: it.firstname,
			lastname: it.lastname,
			email: it.email,
			image_profile_url: it.image_profile_url,
			image_profile_type: it.image_profile_type,
			avatar_id: it.avatar_id,
			remark: it.remark,
			date_of_birth: it.date_of_birth,
			...change,
		},
		who,
	);
}

/** Uploads a picture; `null` sends the form without one. */
export async function uploadPicture(
	{ client }: TestServer,
	who: Session,
	file: Uint8Array | null,
	timestamp = String(client.newTimestamp()),
) {
	const form = new FormData();
	if (file)
		form.append("ProfileImage", new Blob([Uint8Array.from(file)]), "me.jpg");
	form.append("tx_timestamp", timestamp);
	const reply = await fetch(client.address + uploadImageProfile.path, {
		method: "POST",
		body: form,
		headers: {
			authorization: `Bearer ${who.token}`,
			"client-id": who.sub,
			"x-signature": sign(`tx_timestamp=${timestamp}`),
		},
	});
	const text = await reply.text();
	return {
		status: reply.status,
		headers: reply.headers,
		text,
		body: JSON.parse(text),
	};
}

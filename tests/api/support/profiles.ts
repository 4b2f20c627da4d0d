// Reads and changes a customer's profile in a test as the app does, and uploads its picture.
import { getProfile } from "../../../src/contract/customer";
import { editProfile, uploadImageProfile } from "../../../src/contract/profile";
import { type Session, sign } from "./client";
import type { TestServer } from "./testServer";

export async function profileOf({ client }: TestServer, who: Session) {
	return (await client.ask(getProfile, {}, who)).customer;
}

/** Sends the whole profile with this change. */
export async function changeProfile(
	api: TestServer,
	who: Session,
	change: object,
) {
	const profile = await profileOf(api, who);
	return await api.client.send(
		editProfile,
		{
			firstname: profile.firstname,
			lastname: profile.lastname,
			email: profile.email,
			image_profile_url: profile.image_profile_url,
			image_profile_type: profile.image_profile_type,
			avatar_id: profile.avatar_id,
			remark: profile.remark,
			date_of_birth: profile.date_of_birth,
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

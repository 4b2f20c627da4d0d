// The profile form: its draft of a reload, and a profile that changes elsewhere while it is open (3 §4, 3 §5).
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { Customer } from "../../contract/customer";
import { isEmail } from "../../contract/email";
import {
	isProfileChanged,
	normaliseProfile,
	type ProfileForm,
	profileFields,
	profileFormOf,
	profileSchema,
	rebaseProfile,
} from "../../domain/member/profileForm";
import { listen } from "../../platform/browser/listen";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { draftOf } from "../../platform/storage/draft";
import { useSchemaForm } from "../../ui/form/useSchemaForm";

const fields = v.object(v.entriesFromList(profileFields, v.string()));
/** The typed values, and the profile that they were begun from. */
const profileDraft = draftOf(
	"profile",
	v.object({ ...fields.entries, before: fields }),
);

/** The typed values of a reload; registered ones where the profile has changed since, or a field cannot be edited. */
function beginForm(before: ProfileForm, isEmailReadOnly: boolean): ProfileForm {
	const draft = profileDraft.read();
	if (!draft || isProfileChanged(draft.before, before)) return before;
	const { email } = isEmailReadOnly ? before : draft;
	return { ...profileFormOf(draft), email };
}

/** Drops the draft of a person who goes back to another page; a launch, an ended session or a lock leads away by a link, and keeps it. Where nothing is typed here, a draft is another tab's. */
function useDropOnBack(isTyped: boolean): void {
	useEffect(() => {
		if (!isTyped) return;
		const { pathname } = location;
		return listen("popstate", () => {
			if (location.pathname !== pathname) profileDraft.drop();
		});
	}, [isTyped]);
}

/** `before` is the registered profile, `isChanged` whether the typed one differs from it; `onInput` is called when a field changes. */
export function useProfileForm(customer: Customer, onInput: () => void) {
	const before = profileFormOf(customer);
	// Read-only once there is a valid one (3 §5).
	const isEmailReadOnly = isEmail(customer.email);
	/** The profile that the fields were filled from. */
	const filledFrom = useRef(before);
	const [begun] = useState(() => beginForm(before, isEmailReadOnly));
	const keepDraft = (values: ProfileForm) =>
		profileDraft.save({ ...values, before: filledFrom.current });
	const { control, handleSubmit, watch, getValues, setValue } = useSchemaForm(
		profileSchema,
		begun,
		(values) => {
			if (isProfileChanged(values, filledFrom.current)) keepDraft(values);
			else profileDraft.drop();
			onInput();
		},
	);
	const isChanged = isProfileChanged(watch(), before);
	useUpdateLock(isChanged);
	useDropOnBack(isChanged);
	const followProfile = useEffectEvent((newer: ProfileForm) => {
		if (!isProfileChanged(newer, filledFrom.current)) return;
		const form = getValues();
		const next = rebaseProfile(form, filledFrom.current, newer);
		if (isEmailReadOnly) next.email = newer.email;
		filledFrom.current = newer;
		const typed = normaliseProfile(form);
		for (const field of profileFields)
			if (normaliseProfile(next)[field] !== typed[field])
				setValue(field, next[field]);
		if (isProfileChanged(next, newer)) keepDraft(getValues());
	});
	const { firstname, lastname, email } = before;
	useEffect(
		() => followProfile({ firstname, lastname, email }),
		[firstname, lastname, email],
	);
	return {
		control,
		handleSubmit,
		before,
		isChanged,
		isEmailReadOnly,
		discardDraft: profileDraft.drop,
	};
}

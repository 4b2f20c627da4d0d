// The state of the profile form: keeps a draft for a reload, and follows a profile that changes elsewhere (3 §4, 3 §5).
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
/** The typed values, and the profile that the form was filled from. */
const profileDraft = draftOf(
	"profile",
	v.object({ ...fields.entries, before: fields }),
);

/** The draft, or the registered values if the profile has changed since or a field cannot be edited. */
function initialValues(
	before: ProfileForm,
	isEmailReadOnly: boolean,
): ProfileForm {
	const draft = profileDraft.read();
	if (!draft || isProfileChanged(draft.before, before)) return before;
	const { email } = isEmailReadOnly ? before : draft;
	return { ...profileFormOf(draft), email };
}

/** Drops the draft when the person goes back; it stays if a launch, an ended session or a lock opens another page, or if nothing was typed here, since it then belongs to another tab. */
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
	// A valid email cannot be changed (3 §5).
	const isEmailReadOnly = isEmail(customer.email);
	/** The profile that the fields were filled from. */
	const filledFrom = useRef(before);
	const [initial] = useState(() => initialValues(before, isEmailReadOnly));
	const saveDraft = (values: ProfileForm) =>
		profileDraft.save({ ...values, before: filledFrom.current });
	const { control, handleSubmit, watch, getValues, setValue } = useSchemaForm(
		profileSchema,
		initial,
		(values) => {
			if (isProfileChanged(values, filledFrom.current)) saveDraft(values);
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
		if (isProfileChanged(next, newer)) saveDraft(getValues());
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

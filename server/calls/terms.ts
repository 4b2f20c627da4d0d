// Terms calls: the list with consents, submission, registration with them, access to claims (3 §4, 3 §7).
import { isRegistered } from "../../src/contract/isRegistered";
import * as contract from "../../src/contract/terms";
import { ruleError } from "../rules/apiError";
import {
	type ConsentChoice,
	type CustomerConsent,
	consentsOf,
	hasAccess,
	hasAllRequired,
	missingConsent,
	saveConsents,
	setAccess,
} from "../store/member/consents";
import { lockCustomer } from "../store/member/customers";
import { registerMember } from "../store/member/registration";
import { profilePart } from "./customer";
import { type CustomerContext, mutation, query } from "./defineCall";

const consentReply = (
	term: CustomerConsent,
	{ pictureUrl }: CustomerContext,
) => ({
	consent_id: term.consent_id,
	is_consent: term.is_consent,
	is_required: term.is_required,
	is_new_updated: term.is_new_updated,
	article_id: term.article_id,
	article_title: term.title_th,
	article_title_en: term.title_en,
	content_th: term.content_th,
	content_en: term.content_en,
	content_cover_url: pictureUrl(term.picture),
});

const termsOf = (request: { list_consent: ConsentChoice[] }) =>
	request.list_consent.map(({ consent_id }) => `term ${consent_id}`);

export const termsCalls = [
	query(contract.getTermsofServiceList, async (_request, context) => {
		const terms = await consentsOf(context.db, context.customer);
		return terms.map((term) => consentReply(term, context));
	}),
	query(contract.getTermsProgress, async (_request, { db, customer }) => ({
		isaccessedcondition: await hasAccess(db, customer),
	})),
	// The programme decides which terms are required: is_required of the request is not read.
	mutation(
		contract.submitTermsofService,
		async ({ list_consent }, context) => {
			const terms = await saveConsents(context, list_consent);
			return terms.map((term) => consentReply(term, context));
		},
		{ partsOf: termsOf, limit: "terms" },
	),
	mutation(
		contract.registerTermsofService,
		async (request, context) => {
			await registerMember(context, request);
			return { status: "success" };
		},
		{ partsOf: (request) => [profilePart, ...termsOf(request)] },
	),
	mutation(contract.updateTermsProgress, async (_request, { db, customer }) => {
		// A withdrawal at the same time either waits for the lock or is already committed and read here.
		const locked = await lockCustomer(db, customer.sub);
		if (!isRegistered(locked))
			throw ruleError(
				"กรุณาลงทะเบียนเบอร์มือถือก่อน",
				"Please register your mobile number first.",
			);
		if (!hasAllRequired(await consentsOf(db, locked))) throw missingConsent();
		await setAccess(db, locked.sub, { isOpen: true });
	}),
];

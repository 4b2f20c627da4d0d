// The registration's writes (3 §4, 3 §7).
import { mutationOptions } from "@tanstack/react-query";
import type { Customer } from "../contract/customer";
import { registerTermsofService, updateTermsProgress } from "../contract/terms";
import type { registerRequest } from "../domain/member/registerForm";
import { call } from "../platform/http/http";
import { customerQueries } from "./customer";
import { editCustomer, showInProfile } from "./profile";
import { invalidate, silentMeta } from "./queryHelpers";
import { refetchAfterTerms, termsQueries } from "./terms";

export const registrationMutations = {
	/** Registers the customer; may be sent again. The email is saved in the profile, since the call has no field for it, together with the names, which a profile needs (3 §5, 3 §7). */
	register: () =>
		mutationOptions({
			mutationFn: async (
				{
					request,
					customer,
					email,
				}: {
					request: ReturnType<typeof registerRequest>;
					customer: Customer;
					email: string;
				},
				{ client },
			) => {
				const { firstname, lastname } = request;
				if (email !== customer.email) {
					const change = { firstname, lastname, email };
					await editCustomer(customer, change);
					// With the new email in the profile, a retry after a lost reply sends only the registration: it may have succeeded, and then the profile's birth date differs from that of `customer`.
					showInProfile(client, change);
				}
				return await call(registerTermsofService, request);
			},
			meta: silentMeta,
			// The call also saves decisions on terms; it may be refused for a term that was published or withdrawn since.
			onSettled: (_reply, _failure, _request, _result, { client }) =>
				invalidate(
					client,
					termsQueries.list().queryKey,
					customerQueries.profile().queryKey,
				),
		}),
	/** Enables claims after registration and agreement (3 §4 registerSurvey). */
	enableClaims: () =>
		mutationOptions({
			mutationFn: () => call(updateTermsProgress, {}),
			meta: silentMeta,
			onSuccess: (_reply, _request, _result, { client }) => {
				showInProfile(client, { isaccessedcondition: true });
				refetchAfterTerms(client);
			},
		}),
};

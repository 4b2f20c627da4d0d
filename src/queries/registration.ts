// The registration's own writes: name, birth date, number and agreements at once, and the accepted-condition call (3 §4, 3 §7).
import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import {
	registerTermsofService,
	submitTermsofService,
	updateTermsProgress,
} from "../contract/article";
import type { Customer } from "../contract/customer";
import type { consentChoices } from "../domain/member/consents";
import type { registerRequest } from "../domain/member/registerForm";
import { call } from "../platform/http/http";
import { customerQueries } from "./customer";
import { editCustomer } from "./profile";
import { termsQueries } from "./terms";

/** At once or not at all, and the sheet that waits for it says what went wrong. */
const once = {
	networkMode: "always",
	retry: false,
	meta: { failure: "silent" },
} as const;

/** What a customer may claim hangs on the terms: the profile and every privilege are asked for anew. */
function refresh(client: QueryClient): Promise<void> {
	void client.invalidateQueries({ queryKey: ["privilege"] });
	return client.invalidateQueries({
		queryKey: customerQueries.profile().queryKey,
	});
}

export const registrationMutations = {
	/** Saying it twice is as good as once. The email goes to the profile: the registration's own call has no place for it (3 §5, 3 §7). */
	register: () =>
		mutationOptions({
			mutationKey: ["registration", "register"],
			mutationFn: async ({
				request,
				customer,
				email,
			}: {
				request: ReturnType<typeof registerRequest>;
				customer: Customer;
				email: string;
			}) => {
				if (email !== customer.email) await editCustomer(customer, { email });
				return await call(registerTermsofService, request);
			},
			...once,
			onSettled: (_reply, _failure, _request, _result, { client }) => {
				void client.invalidateQueries({
					queryKey: customerQueries.profile().queryKey,
				});
			},
		}),
	/** Opens the claims of who is registered and agreed (3 §4 registerSurvey). */
	accept: () =>
		mutationOptions({
			mutationKey: ["registration", "accept"],
			mutationFn: () => call(updateTermsProgress, {}),
			...once,
			onSuccess: (_reply, _request, _result, { client }) => refresh(client),
		}),
	/** Every decision of the terms sheet at once. */
	agree: () =>
		mutationOptions({
			mutationKey: ["registration", "agree"],
			mutationFn: (list_consent: ReturnType<typeof consentChoices>) =>
				call(submitTermsofService, { list_consent }),
			...once,
			onSuccess: (consents, _request, _result, { client }) => {
				client.setQueryData(termsQueries.list().queryKey, consents);
				return refresh(client);
			},
		}),
};

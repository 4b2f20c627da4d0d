// The registration's writes (3 §4, 3 §7).
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

/** Not retried: the open sheet shows failures. */
const once = {
	networkMode: "always",
	retry: false,
	meta: { failure: "silent" },
} as const;

/** Claims depend on the terms, so profile and privileges are refetched. */
function refresh(client: QueryClient): Promise<void> {
	void client.invalidateQueries({ queryKey: ["privilege"] });
	return client.invalidateQueries({
		queryKey: customerQueries.profile().queryKey,
	});
}

export const registrationMutations = {
	/** Repeatable; the email is saved in the profile, since the call has no field for it (3 §5, 3 §7). */
	register: () =>
		mutationOptions({
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
	/** Enables claims after registration and agreement (3 §4 registerSurvey). */
	accept: () =>
		mutationOptions({
			mutationFn: () => call(updateTermsProgress, {}),
			...once,
			onSuccess: (_reply, _request, _result, { client }) => refresh(client),
		}),
	/** All choices of the terms sheet. */
	agree: () =>
		mutationOptions({
			mutationFn: (list_consent: ReturnType<typeof consentChoices>) =>
				call(submitTermsofService, { list_consent }),
			...once,
			onSuccess: (consents, _request, _result, { client }) => {
				client.setQueryData(termsQueries.list().queryKey, consents);
				return refresh(client);
			},
		}),
};

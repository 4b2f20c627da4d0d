// Sign-in: the landing exchange, a new token for an old one, the no-permission texts (1 §2, 1 §7, 1 §8).
import * as v from "valibot";
import * as contract from "../../src/contract/authentication";
import { failureCode } from "../../src/contract/failureCode";
import type { Settings } from "../config/settings";
import { ApiError, sessionTimeout } from "../rules/apiError";
import { startOfDay } from "../rules/bangkokTime";
import { validMobileDigits } from "../rules/mobileNumber";
import { checkEmail, checkEulaDate } from "../rules/signInChecks";
import { decodeSignInState } from "../rules/signInState";
import {
	clockToleranceSeconds,
	issueToken,
	verifyLaunchCode,
} from "../rules/token";
import { hasAccess } from "../store/member/consents";
import {
	type CustomerRow,
	type NewCustomer,
	upsertCustomer,
} from "../store/member/customers";
import { publicCall, query, type RequestContext } from "./defineCall";
import { closeButton, noPermissionTexts } from "./noPermissionTexts";

const noLink = v.parse(contract.deepLink, {});

const cannotVerify = () =>
	new ApiError(400, failureCode.cannotVerify, {
		th: "ยืนยันตัวตนไม่สำเร็จ กรุณาลองอีกครั้ง",
		en: "Your sign-in could not be verified. Please try again.",
	});

/** A new token, never issued before its customer was created: a process whose clock is ahead may have created the customer. */
const newToken = (
	customer: CustomerRow,
	{ settings, now }: Pick<RequestContext, "settings" | "now">,
) =>
	issueToken(
		customer,
		settings.tokenKey,
		now < customer.created_at ? customer.created_at : now,
	);

/** The customer that a launch code describes. Throws 50001, 50014, 50021 or 50034. */
async function launchCustomer(
	code: string,
	{ tokenKey, emailDomains, launchCodeSeconds }: Settings,
	now: Date,
) {
	const launch = await verifyLaunchCode(code, tokenKey, now);
	if (!launch?.imei) throw cannotVerify();
	const maxSeconds = launchCodeSeconds + clockToleranceSeconds;
	if (launch.exp * 1000 > now.getTime() + maxSeconds * 1000)
		throw new ApiError(400, failureCode.cannotVerify, {
			th: "ลิงก์เข้าสู่ระบบนี้มีอายุนานเกินกำหนด กรุณาเปิดแอปอีกครั้ง",
			en: "This sign-in link is valid for longer than allowed. Please open the app again.",
		});
	const { eula_date, ...customer } = launch;
	if (eula_date !== "") checkEulaDate(eula_date, now);
	if (customer.email !== "") checkEmail(customer.email, emailDomains);
	return {
		...customer,
		// Registrations compare numbers in this form.
		mobileno: validMobileDigits(customer.mobileno),
		scenario: "",
		is_accessed_condition: false,
		date_of_birth: "",
		tier_start: startOfDay(now, 0),
		tier_end: startOfDay(now, 365),
		created_at: now,
	};
}

/** The customer who signs in. Outside demo mode the mock_* fields are refused: they would sign in anyone as anyone. */
function signInCustomer(
	landing: contract.LandingQuery,
	{ demoSignIn, settings, now }: RequestContext,
): Promise<NewCustomer> | NewCustomer {
	if (demoSignIn && landing.mock_user_id)
		return demoSignIn.customerOf(landing.mock_user_id, landing, now);
	const isMocked = Object.keys(landing).some((key) => key.startsWith("mock_"));
	if (isMocked || !landing.code) throw cannotVerify();
	return launchCustomer(landing.code, settings, now);
}

export const authenticationCalls = [
	publicCall(contract.landing, async (landing, context) => {
		const { transaction, now, demoSignIn } = context;
		const fresh = await signInCustomer(landing, context);
		const link = landing.state ? decodeSignInState(landing.state) : noLink;
		if (!link)
			throw new ApiError(400, failureCode.decryptStateError, {
				th: "อ่านข้อมูลการเข้าสู่ระบบไม่ได้",
				en: "The sign-in state could not be read.",
			});
		return await transaction(async (db) => {
			const { customer, isNew } = await upsertCustomer(db, fresh);
			if (isNew && landing.mock_user_id)
				await demoSignIn?.seedCustomer(db, customer, landing.mock_user_id, now);
			return {
				token: await newToken(customer, context),
				is_accessed_condition: await hasAccess(db, customer),
				...link,
			};
		});
	}),
	query(
		contract.generateAppTokenV2,
		async (_request, context) => ({
			token: await newToken(context.customer, context),
		}),
		{ acceptsLateToken: true },
	),
	query(contract.refreshToken, async (request, context) => {
		const { customer } = context;
		// The context's customer has the token's device; any other device has to sign in.
		const isSame =
			request.sub === customer.sub &&
			request.model === customer.model &&
			request.imei === customer.imei &&
			request.serial === customer.serial;
		if (!isSame) throw sessionTimeout();
		return { token: await newToken(customer, context) };
	}),
	publicCall(contract.noPermissionModal, async ({ code }) => {
		const { title, content } = noPermissionTexts(code);
		return {
			title_th: title.th,
			title_en: title.en,
			content_th: content.th,
			content_en: content.en,
			...closeButton,
		};
	}),
	publicCall(contract.noPermissionArticle, async ({ code }) => {
		const { title, content } = noPermissionTexts(code);
		return {
			article_title_th: title.th,
			article_title_en: title.en,
			content_th: `<p>${content.th}</p>`,
			content_en: `<p>${content.en}</p>`,
			...closeButton,
		};
	}),
];

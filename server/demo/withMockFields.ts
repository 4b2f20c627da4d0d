// The mock_* fields of the landing query that change the device, or are invalid on purpose (1 §2, 1 §8).
import type { LandingQuery } from "../../src/contract/authentication";
import { failureCode } from "../../src/contract/failureCode";
import { checkEmail, checkEulaDate, signInError } from "../rules/signInChecks";
import type { NewCustomer } from "../store/member/customers";
import { isValidImei } from "./scenarios";

/** Supported mail domains (1 §5). */
const supportedDomains = [
	"example.com",
	"gmail.com",
	"hotmail.com",
	"icloud.com",
	"outlook.com",
	"yahoo.com",
];

/** The customer with the device and email of the mock fields. Throws 50014, 50021, 50031, 50032 or 50034. */
export function withMockFields(
	customer: NewCustomer,
	query: LandingQuery,
	now: Date,
): NewCustomer {
	const { mock_imei, mock_serial, mock_email, mock_eula_date } = query;
	if (mock_eula_date) checkEulaDate(mock_eula_date, now);
	if (mock_email) checkEmail(mock_email, supportedDomains);
	if (mock_imei && !isValidImei(mock_imei))
		throw signInError([
			failureCode.imeiIncorrect,
			"หมายเลข IMEI ไม่ถูกต้อง",
			"The IMEI is not correct.",
		]);
	if (mock_serial && !/^[A-Za-z0-9]{8,20}$/.test(mock_serial))
		throw signInError([
			failureCode.serialIncorrect,
			"หมายเลขเครื่องไม่ถูกต้อง",
			"The serial number is not correct.",
		]);
	return {
		...customer,
		email: mock_email || customer.email,
		imei: mock_imei || customer.imei,
		serial: mock_serial || customer.serial,
		model: query.mock_model_code?.slice(0, 50) || customer.model,
	};
}

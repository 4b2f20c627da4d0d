// Proves that the page address in the event log contains no token, sign-in parameter, one-time code or phone number (1 §3).
import fc from "fast-check";
import { expect, test } from "vitest";
import { loggedPath } from "../../../../src/domain/app/loggedPath";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln";

test.each([
	["/", "", "/"],
	["/", "?modal-privilege=PV_1001", "/?modal-privilege=PV_1001"],
	["/", "?modal-privilege=0042", "/?modal-privilege=0042"],
	["/privilege", "?catId=1&subcatId=12", "/privilege?catId=1&subcatId=12"],
	["/history", "?state=history", "/history?state=history"],
	["/history", "?state=history&brandId=7", "/history?state=history&brandId=7"],
	["/history", "?state=eyJ0eXBlIjoibWFpbiJ9", "/history"],
	["/history", "?state=a.b-c_1", "/history"],
	["/history", "?State=history", "/history?State=history"],
	["/history", "?estate=a.b&states=a.b", "/history?estate=a.b&states=a.b"],
	["/history", "?mystate=abc&states=1", "/history?mystate=abc&states=1"],
	[
		"/internal-web",
		"?url=%2Fhistory%3Fmystate%3Dabc%26states%3D1",
		"/internal-web?url=%2Fhistory%3Fmystate%3Dabc%26states%3D1",
	],
	[
		"/internal-web",
		"?url=%2Fhistory%3Fa%3D1%26state%3Da.b-c_1",
		"/internal-web",
	],
	["/landing", "?state=history", "/landing"],
	[
		"/landing",
		"?mock_user_id=platinum-1&mock_email=a&mock_imei=1&mock_serial=2&mock_eula_date=3&mock_model_code=4&mode=debug",
		"/landing?mode=debug",
	],
	["/blank", "?imei=1&serial=2&email=a&mode=debug", "/blank?mode=debug"],
	[
		"/internal-web",
		"?url=%2Fhistory%3Fstate%3Dhistory",
		"/internal-web?url=%2Fhistory%3Fstate%3Dhistory",
	],
	["/internal-web", "?url=%2Flanding%3Fstate%3Dhistory", "/internal-web"],
	[
		"/internal-web",
		"?url=https%3A%2F%2Fa.example%2F%3Fstate%3Dabc",
		"/internal-web",
	],
	["/internal-web", "?url=%2F%2Fa.example%2F%3Fstate%3Dabc", "/internal-web"],
	["/landing", "?code=abc&state=xyz&brandId=7", "/landing?brandId=7"],
	["/", `?token=${jwt}`, "/"],
	["/", `?Access_Token=x&id_token=y&a=1`, "/?a=1"],
	["/", `?next=${jwt}&a=1`, "/?a=1"],
	["/otp", "?contact_no=0812345678&ref_code=AB12", "/otp"],
	["/otp", "?mobileNo=1&tel=2&phone_number=3&otp=123456", "/otp"],
	["/otp", "?to=0812345678", "/otp"],
	["/otp", "?to=%2B66812345678", "/otp"],
	["/otp", "?to=081-234-5678", "/otp"],
	["/otp", "?to=021234567", "/otp"],
	["/history", "?open=9999999999999", "/history?open=9999999999999"],
	[
		"/internal-web",
		"?url=https%3A%2F%2Fa.example%2F%3Fcode%3D1&title=x",
		"/internal-web?title=x",
	],
])("%s%s is logged as %s", (pathname, search, logged) => {
	expect(loggedPath(pathname, search)).toBe(logged);
});

test("a Thai mobile number is never logged, in any surrounding text", () => {
	const words = fc.stringMatching(/^\D{0,20}$/);
	fc.assert(
		fc.property(
			fc.stringMatching(/^0[689]\d{8}$/),
			...[fc.string({ maxLength: 20 }), words, words],
			(number, name, before, after) => {
				const value = before + number + after;
				const search = `?${new URLSearchParams({ [`x${name}`]: value })}`;
				expect(loggedPath("/otp", search)).toBe("/otp");
			},
		),
	);
});

test("a logged path has at most 2000 characters; a query that would be longer is dropped", () => {
	expect(loggedPath(`/${"a".repeat(3000)}`, "?b=c")).toHaveLength(2000);
	expect(loggedPath("/search", `?inputVal=${"eyJ".repeat(700)}`)).toBe(
		"/search",
	);
});

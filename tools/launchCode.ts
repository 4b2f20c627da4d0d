// Prints a launch code and the link that a phone's launcher opens with it: the example of docs/operating.md.
import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { isOrigin } from "../server/config/settingRules";
import { encodeSignInState } from "../server/rules/signInState";
import { verifyLaunchCode } from "../server/rules/token";
import { fail } from "./fail";
import { readOptions, wholeNumberOrFail } from "./options";

const text = { type: "string" } as const;
const fields = {
	imei: "350000000000001",
	model: "SM-S938B",
	serial: "R5CX0000001",
	device_series: "S Series",
	device_name: "Galaxy S25 Ultra",
	tier: "Tier 1",
	firstname: "",
	lastname: "",
	email: "",
	mobileno: "",
	eula_date: "",
};

const usage = `
Usage: TOKEN_KEY=<the API's> npm run launch -- --sub=<customer> [options]
Signs a customer in as a phone's launcher does. Prints the link to open, which holds
a launch code: a JWT (HS256) of the customer and the device, signed with the bytes of
HMAC-SHA256(TOKEN_KEY, "launch"). Whoever has it is signed in: make one for each launch.

--sub        the customer's id (required)
--app        the app's origin (http://localhost:3000)
--seconds    how long the code is valid (60); the API takes LAUNCH_CODE_SECONDS at most
--imei, --model, --serial, --device_series, --device_name, --is_flagship, --tier,
--is_plus, --firstname, --lastname, --email, --mobileno, --eula_date
             what the launcher knows of the device and the customer
--privilege  the reference of a privilege to show first, such as PV_1001
`;

const { sub, app, seconds, privilege, ...claims } = readOptions(usage, {
	sub: text,
	privilege: text,
	app: { ...text, default: "http://localhost:3000" },
	seconds: { ...text, default: "60" },
	is_flagship: { type: "boolean", default: false },
	is_plus: { type: "boolean", default: false },
	...Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			name,
			{ ...text, default: value },
		]),
	),
});
const secret = process.env.TOKEN_KEY?.trim() ?? "";
if (secret.length < 16)
	fail("TOKEN_KEY must be the API's TOKEN_KEY, of 16 characters or more.");
if (!sub) fail("--sub is required: the customer's id.");
const validSeconds = wholeNumberOrFail("seconds", String(seconds), 1, 86_400);
const origin = String(app).replace(/\/$/, "");
if (!isOrigin(origin) || !/^https?:/.test(origin))
	fail("--app must be an origin such as https://gift.example.");

const code = await new SignJWT(claims)
	.setProtectedHeader({ alg: "HS256", typ: "JWT" })
	.setSubject(String(sub))
	.setIssuedAt()
	.setExpirationTime(`${validSeconds} seconds`)
	.sign(createHmac("sha256", secret).update("launch").digest());
const read = await verifyLaunchCode(code, secret, new Date());
if (!read?.imei)
	fail(
		"The API would refuse this code (50001): docs/operating.md has the rules of --sub, --imei and the other claims.",
	);
const link = new URL("/landing", origin);
link.searchParams.set("code", code);
if (privilege)
	link.searchParams.set(
		"state",
		encodeSignInState({ type: "detail", cmd_detail_id: String(privilege) }),
	);
process.stdout.write(`${link}\n`);

// Prints a launch code and the link that a phone's launcher opens with it: the example of docs/operating.md.
import { createHmac } from "node:crypto";
import { parseArgs } from "node:util";
import { SignJWT } from "jose";
import { encodeSignInState } from "../server/rules/signInState";
import { fail } from "./fail";
import { exitWithUsage } from "./usage";

exitWithUsage(`
Usage: TOKEN_KEY=<the API's> npm run launch -- --sub=<customer> [options]
Signs a customer in as a phone's launcher does. Prints the link to open, which holds
a launch code: a JWT (HS256) of the customer and the device, signed with the bytes of
HMAC-SHA256(TOKEN_KEY, "launch"). Whoever has it is signed in: make one for each launch.

--sub        the customer's id (required)
--app        the app's origin (http://localhost:3000)
--seconds    how long the code is valid (60)
--imei, --model, --serial, --device_series, --device_name, --tier, --is_flagship,
--firstname, --lastname, --email, --mobileno
             what the launcher knows of the device and the customer
--privilege  the reference of a privilege to show first, such as PV_1001
`);

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
};

function readOptions() {
	try {
		return parseArgs({
			options: {
				...{ sub: text, privilege: text },
				app: { ...text, default: "http://localhost:3000" },
				seconds: { ...text, default: "60" },
				is_flagship: { type: "boolean", default: false },
				...Object.fromEntries(
					Object.entries(fields).map(([name, value]) => [
						name,
						{ ...text, default: value },
					]),
				),
			},
		}).values;
	} catch (error) {
		return fail(error instanceof Error ? error.message : String(error));
	}
}

const { sub, app, seconds, privilege, ...claims } = readOptions();
const secret = process.env.TOKEN_KEY ?? "";
if (secret === "") fail("TOKEN_KEY must be set to the API's.");
if (!sub) fail("--sub must be given: the customer's id.");
if (!(Number(seconds) > 0)) fail("--seconds must be a number above 0.");
if (!URL.canParse(String(app))) fail("--app must be an origin.");

const code = await new SignJWT(claims)
	.setProtectedHeader({ alg: "HS256", typ: "JWT" })
	.setSubject(String(sub))
	.setIssuedAt()
	.setExpirationTime(`${Number(seconds)} seconds`)
	.sign(createHmac("sha256", secret).update("launch").digest());
const link = new URL("/landing", String(app));
link.searchParams.set("code", code);
if (privilege)
	link.searchParams.set(
		"state",
		encodeSignInState({
			...{ type: "detail", cmd: "", cmd_detail_id: String(privilege) },
			...{ cmd_category_parent_id: "", cmd_category_child_id: "" },
		}),
	);
process.stdout.write(`${link}\n`);

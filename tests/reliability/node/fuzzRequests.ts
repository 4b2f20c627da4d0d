// Generates requests to any call from the contract and from earlier replies, and damages them.
import * as article from "../../../src/contract/article";
import { landing } from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import * as delivery from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { editProfile } from "../../../src/contract/profile";
import { verifyOtp } from "../../../src/contract/sms";
import * as survey from "../../../src/contract/survey";
import * as terms from "../../../src/contract/terms";
import { homeAddress } from "../../api/support/address";
import { type Session, sign, type Wrong } from "../../api/support/client";
import { deal } from "../../api/support/deals";
import { answersTo } from "../../api/support/surveyAnswers";
import { minute } from "../../api/support/testServer";
import { demoContent } from "../../support/demoContent";
import { below, pick, type Random } from "../storageDamage";

/** Occurs in generated values but in no message of the API, so that an echo of a value is detected. */
export const marker = "EchoBird";

export interface FuzzCustomer {
	name: string;
	session: Session;
	/** Known values by field name. */
	words: Map<string, unknown[]>;
	/** The newest reply of each call. */
	newest: Map<Endpoint, unknown>;
	/** The fields of the one-time codes that were sent to this customer. */
	codes: { MobileNo: string; OTP: string; TransactionId: string }[];
}

type Values = Record<string, unknown>;

export interface FuzzedRequest {
	endpoint: Endpoint;
	values: Values;
	session: Session;
	wrong: Wrong;
	/** The kinds of damage; empty for a request as the app makes it. */
	damage: string[];
}

/** The parts of a valibot schema that requests are made from. */
interface Schema {
	type: string;
	entries?: Record<string, Schema>;
	wrapped?: Schema;
	item?: Schema;
	options?: readonly unknown[];
	literal?: unknown;
}

/** Maps field names with the same meaning to one name; references are named by their prefix. */
const aliases: Record<string, string> = {
	...{ privilegealtreference: "pv", reference: "pv", contentref: "pv" },
	...{ rewardaltref: "pv", itemid: "pv", pvgref: "pvg", articleref: "ar" },
	...{ cpctransactionid: "transactionid", exttransactionid: "transactionid" },
	...{ ticketid: "transactionid", parentcategory: "categoryid" },
	...{ parentcategoryid: "categoryid", subcategoryid: "categoryid" },
	...{ locationlat: "lat", locationlong: "lng" },
};
function wordName(key: string, { path }: Endpoint): string {
	const name = key.toLowerCase().replaceAll("_", "");
	if (name !== "altreference") return aliases[name] ?? name;
	if (path.includes("/Article/")) return "ar";
	return path.includes("/Survey/") ? "svy" : "pv";
}

/** The values for requests before the first reply. */
const firstWords = {
	...{ lat: [13.7463], lng: [100.5347], keyword: ["กาแฟ", "coffe"] },
	...{ pagenumber: [1, 2], page: [1, 2], limit: [10, 99], itemsperpage: [25] },
	...{ categoryname: ["FAQ"], name: ["space"], brandid: [1, 2] },
	...{ provinceid: [10], districtid: [1034], pvg: ["PVG_1001"] },
	...{ svy: ["SVY_1001", "SVY_1002", "SVY_1003"] },
	...{ endpoint: ["https://push.example.com/1", "https://push.example.com/2"] },
	p256dh: [
		"BEoM_5jKUnMmpffK4ulZZX6DNMbOxe7su2b2uEUpfKI0ULMCRC1DM1anD69i1Bnq7W266rcpdwTEj2OGbKtNYis",
	],
	auth: ["AAAAAAAAAAAAAAAAAAAAAA"],
};
const deals = (["plain", "countdown", "ean", "urlLink"] as const).map(deal);
const maxWords = 60;
const activities = demoContent.articles
	.filter((it) => it.action_type === article.articleAction.joinActivity)
	.map((it) => String(it.article_id));
const prizes = (["physical", "prizeForPlatinum"] as const).map(deal);

const wildTexts = [
	...[null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, 1e300, "", " ", "\0", marker],
	...["\uD800", "\uDC00\uD800", "' or 1=1 --", '"; drop table claims', "-0"],
	...[`PV_1001${marker}`, `${marker}\0`, "1e400", "NaN", "9".repeat(20), "%00"],
	...["x".repeat(3000), "ก".repeat(150), "\u202E\uFEFF\u200B", "1001", "😀"],
	...["2027-02-30T25:61:00Z", "+275760-09-13T00:00:00Z", "20270230"],
];
const wildValues = [
	...[...wildTexts, [], {}, [marker], [null], [[[{ a: [1e300] }]]]],
	JSON.parse('{"__proto__":{"type":1},"constructor":null}'),
];
const brokenQueries = [
	...[
		"",
		"%",
		"%=&",
		"a=%ff&=&&",
		"&".repeat(5000),
		"tx_timestamp=1&".repeat(2),
	],
];
const brokenBodies = [
	...["{", "[]", "null", "7", '"x"', "[".repeat(30_000), "\uFEFF{}"],
	...['{"__proto__":{"tx_timestamp":1}}', "x".repeat(70_000), `{"${marker}":`],
	...[...brokenQueries, Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d)],
];
const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"];
const pathEnds = ["/x", "/", "%00", "%E0%A4%A", "//", ";x", `/${marker}`];
const wrongHeaders = Object.entries({
	"x-signature": [null, "", "%", sign("x"), "A".repeat(44)],
	authorization: [null, "", "Bearer ", "Basic eA==", "Bearer a.b.c", "\xE9"],
	"client-id": [null, "", marker, "\xE9"],
	"content-type": [
		...["text/plain", "application/json; charset=utf-16", "", null],
		...["multipart/form-data", "multipart/form-data; boundary=x"],
	],
	"accept-language": ["xx;q=9,,", "th-".repeat(300), "*"],
	"x-forwarded-for": ["::", marker, "1.1.1.1,".repeat(200)],
	origin: ["null", "https://evil.example", "\xE9"],
});

/** Changes a random field at any depth. */
function change(
	random: Random,
	holder: Values,
	what: (holder: Values, key: string) => void,
): void {
	const key = pick(random, [...Object.keys(holder), marker]);
	const inner = holder[key];
	const isPlain = inner?.constructor === Object || Array.isArray(inner);
	if (isPlain && random() < 0.85) change(random, Object(inner), what);
	else what(holder, key);
}

/** Damages a request in one to three ways; `other` is the session of another customer or an expired one. */
export function damage(
	random: Random,
	it: FuzzedRequest,
	{ other, now }: { other: Session; now: number },
): void {
	const { endpoint, values, wrong } = it;
	const isGet = endpoint.method === "GET";
	const wild = (): unknown => pick(random, isGet ? wildTexts : wildValues);
	const ways: Record<string, () => void> = {
		field: () =>
			change(random, values, (holder, key) => {
				holder[key] = wild();
			}),
		missing: () => change(random, values, (holder, key) => delete holder[key]),
		unknown: () => {
			const known = Object.keys(Object(endpoint.request).entries);
			const name = pick(random, ["__proto__", marker, "", ...known]);
			const unknown = JSON.parse(`{"${name}":0}`);
			for (const key of Object.keys(unknown)) unknown[key] = wild();
			it.values = { ...values, ...unknown };
		},
		time: () => {
			const known = [now, `${now}`, now - 6 * minute, now + 6 * minute];
			wrong.timestamp = pick(random, [...known, `${now}.5`, wild()]);
		},
		timeless: () => {
			wrong.timestamp = undefined;
		},
		raw: () => {
			const text = JSON.stringify({ tx_timestamp: now, ...values });
			const cut = text.slice(0, below(random, text.length));
			const doubled = text.replace("{", `{"tx_timestamp":${now},`);
			wrong.raw = isGet
				? pick(random, brokenQueries)
				: pick(random, [...brokenBodies, cut, doubled]);
		},
		method: () => {
			wrong.method = pick(random, methods);
		},
		path: () => {
			wrong.path = endpoint.path + pick(random, pathEnds);
		},
		session: () => {
			const { token } = other;
			it.session = pick(random, [other, { ...it.session, token }]);
		},
		...Object.fromEntries(
			wrongHeaders.map(([name, given]) => [
				name,
				() => {
					wrong.headers = { ...wrong.headers, [name]: pick(random, given) };
				},
			]),
		),
	};
	do {
		const way = pick(random, ["field", "field", ...Object.keys(ways)]);
		ways[way]?.();
		it.damage.push(way);
	} while (it.damage.length < 3 && random() < 0.3);
}

/** Generates the requests of customers, and learns values from the replies. */
export function requestMaker(random: Random, file: Uint8Array) {
	const words = new Map<string, unknown[]>(Object.entries(firstWords));
	const newest = new Map<Endpoint, unknown>();
	const newestOf = (endpoint: Endpoint, customer: FuzzCustomer) =>
		Object(customer.newest.get(endpoint) ?? newest.get(endpoint));

	/** Stores every plain value of an answered request or of its reply by field name. */
	function learn(endpoint: Endpoint, customer: FuzzCustomer, data: unknown) {
		const walk = (key: string, value: unknown): void => {
			if (value === file || (value ?? "") === "") return;
			if (typeof value === "object") {
				for (const [name, each] of Object.entries(Object(value)).slice(0, 40))
					walk(Array.isArray(value) ? key : name, each);
				return;
			}
			const [, prefix] = /^([A-Z]+)_\d+$/.exec(String(value)) ?? [];
			const name = prefix?.toLowerCase() ?? wordName(key, endpoint);
			for (const known of [customer.words, words]) {
				const others = (known.get(name) ?? []).filter((it) => it !== value);
				known.set(name, [...others.slice(1 - maxWords), value]);
			}
		};
		walk("", data);
	}

	/** A value that the schema may accept. */
	function valueFor(
		{ type, entries, wrapped, item, options, literal }: Schema,
		key: string,
		from: { endpoint: Endpoint; customer: FuzzCustomer },
	): unknown {
		if (wrapped)
			return type === "optional" && random() < 0.3
				? undefined
				: valueFor(wrapped, key, from);
		if (entries)
			return Object.fromEntries(
				Object.entries(entries).map(([name, each]) => [
					name,
					valueFor(each, name, from),
				]),
			);
		if (item)
			return [...Array(below(random, 4))].map(() => valueFor(item, key, from));
		if (type === "picklist") return pick(random, options ?? []);
		if (type === "literal") return literal;
		if (type === "boolean") return random() < 0.5;
		const name = wordName(key, from.endpoint);
		const own = random() < 0.8 ? from.customer.words.get(name) : undefined;
		const word = pick(random, own ?? words.get(name) ?? ["1", "ก", key]);
		if (type === "string") return String(word);
		return Number.isFinite(Number(word)) ? Number(word) : below(random, 50);
	}

	const allTerms = (customer: FuzzCustomer) =>
		Object.values(newestOf(terms.getTermsofServiceList, customer)).map(
			(it) => ({ ...Object(it), is_consent: true }),
		);
	const code = ({ codes }: FuzzCustomer) => codes.at(-1 - below(random, 2));
	/** Fields that belong together or have rules beyond the schema. */
	const rules = new Map<Endpoint, (customer: FuzzCustomer) => object>([
		[verifyOtp, (it) => ({ ...code(it) })],
		[
			delivery.submitRedeemPhysicalV2,
			(it) => ({ ...code(it), Reference: pick(random, prizes) }),
		],
		[
			submitRedeemCouponCodeV2,
			() => (random() < 0.5 ? { Reference: pick(random, deals) } : {}),
		],
		[
			delivery.getTrackingStatus,
			(it) => {
				const { transaction_id } = newestOf(
					delivery.submitRedeemPhysicalV2,
					it,
				);
				return transaction_id ? { Ticket_Id: transaction_id } : {};
			},
		],
		[delivery.addCustomerAddress, () => homeAddress],
		[
			editProfile,
			(it) => ({
				...newestOf(getProfile, it).customer,
				...{ image_profile_type: 1, avatar_id: null },
			}),
		],
		[
			article.submitParticipationRegister,
			() => ({ article_id: pick(random, activities) }),
		],
		[terms.submitTermsofService, (it) => ({ list_consent: allTerms(it) })],
		[
			terms.registerTermsofService,
			(it) => ({
				...{ firstname: "มะลิ", lastname: "O'Neil", date_of_birth: "20000229" },
				...{ list_consent: allTerms(it), mobile_no: code(it)?.MobileNo },
			}),
		],
		[
			survey.submitSurvey,
			(it) => {
				const calls = [survey.getDynamicSurvey, survey.getRegisterSurvey];
				const { sections } = newestOf(pick(random, calls), it);
				return { sections: answersTo(sections ?? []) };
			},
		],
	]);

	function valuesOf(endpoint: Endpoint, customer: FuzzCustomer): Values {
		// The fields of a sign-in exclude each other.
		if (endpoint === landing) return { mock_user_id: customer.name };
		if (endpoint.body === "multipart") return { ProfileImage: file };
		const schema = endpoint.request as Schema;
		const made = Object(valueFor(schema, "", { endpoint, customer }));
		return structuredClone({ ...made, ...rules.get(endpoint)?.(customer) });
	}

	return {
		learn,
		/** A request as the app makes it, from the values known so far. */
		request: (endpoint: Endpoint, customer: FuzzCustomer): FuzzedRequest => ({
			...{ endpoint, values: valuesOf(endpoint, customer), wrong: {} },
			...{ session: customer.session, damage: [] },
		}),
		/** Stores the reply of a call and its values. */
		learnReply(endpoint: Endpoint, customer: FuzzCustomer, data: unknown) {
			for (const known of [customer.newest, newest]) known.set(endpoint, data);
			learn(endpoint, customer, data);
		},
	};
}

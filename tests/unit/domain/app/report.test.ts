// What a report to the operator contains (X06): places, fields and figures, but nothing about a person.
import { expect, test } from "vitest";
import { errorReport, replyReport } from "../../../../src/domain/app/report";

const canary =
	/กานดา|0812345678|eyJhbGciOi|secret|kanda@example|modal-privilege/;

test("an error is reported by name and code positions, without its message", () => {
	const error = new TypeError(
		'Unexpected token in {"firstname":"กานดา","mobile":"0812345678"}',
	);
	error.stack = `${error.message} at https://gift.example/?token=eyJhbGciOi.secret
    at read (https://gift.example/assets/start-Ab_1.js:1:2345)
    at https://gift.example/landing?code=secret:3:4
    at async load (https://gift.example/assets/home-x.js:12:7)`;
	const report = errorReport(error, "/privilege");
	expect(report).toEqual({
		kind: "error",
		name: "TypeError",
		frames: ["/assets/start-Ab_1.js:1:2345", "/assets/home-x.js:12:7"],
		page: "/privilege",
	});
	expect(JSON.stringify(report)).not.toMatch(canary);
});

test.each([["กานดา 0812345678"], [{ token: "eyJhbGciOi" }], [undefined]])(
	"a thrown value that is not an error (%o) is reported without its content",
	(thrown) => {
		expect(errorReport(thrown, "/")).toEqual({
			...{ kind: "error", name: "Error", frames: [], page: "/" },
		});
	},
);

test("an error name that is not an identifier is reported as Error", () => {
	const error = Object.assign(new Error(), { name: "กานดา" });
	expect(errorReport(error, "/")).toMatchObject({ name: "Error" });
});

test("a wrong reply is reported by its call and its fields, without its values", () => {
	const report = replyReport(
		"/api/v1/internal/History/HistoryRedeem",
		[
			{ path: [{ key: "items" }, { key: 3 }, { key: "ext_transaction_id" }] },
			{ path: [{ key: "items" }, { key: 4 }, { key: "ext_transaction_id" }] },
			{ path: [{ key: "kanda@example.com" }] },
		],
		"/history",
	);
	expect(report).toMatchObject({ fields: ["items.*.ext_transaction_id", "*"] });
	expect(JSON.stringify(report)).not.toMatch(canary);
});

test.each([
	["x".repeat(60), "x".repeat(60)],
	["x".repeat(61), "Error"],
	["Name: 0812", "Error"],
	["", "Error"],
])("an error named %j is reported as %j", (name, reported) => {
	const error = Object.assign(new Error(), { name });
	expect(errorReport(error, "/")).toMatchObject({ name: reported });
});

test("field names that could be values, and list indexes, are replaced by a star", () => {
	const fields = [["x".repeat(60)], ["x".repeat(61)], ["a", 3], ["a b"], []];
	const issues = fields.map((path) => ({ path: path.map((key) => ({ key })) }));
	expect(replyReport("/call", [...issues, {}], "/")).toEqual({
		...{ kind: "reply", path: "/call", page: "/" },
		fields: ["x".repeat(60), "*", "a.*", ""],
	});
});

test("a report has at most ten places and ten fields", () => {
	const each = Array.from({ length: 12 }, (_, at) => at);
	const error = new Error();
	error.stack = each.map((at) => `at /assets/a.js:${at}:10`).join("\n");
	const issues = each.map((at) => ({ path: [{ key: `field${at}` }] }));
	expect(errorReport(error, "/")).toMatchObject({
		frames: each.slice(0, 10).map((at) => `/assets/a.js:${at}:10`),
	});
	expect(replyReport("/call", issues, "/")).toMatchObject({
		fields: each.slice(0, 10).map((at) => `field${at}`),
	});
});

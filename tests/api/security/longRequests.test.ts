// Requests as long as the contract allows: a survey of long answers, 1,000 favourites (1 §7, 3 §7).
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import {
	addOrRemoveAllFavoritePrivilege,
	favouriteContent,
	maxFavourites,
} from "../../../src/contract/favourites";
import { shortLength } from "../../../src/contract/fields";
import { submitSurvey, surveyLimits } from "../../../src/contract/survey";
import { failureOf } from "../support/client";
import { addSurvey, textQuestion } from "../support/surveys";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const sectionid = "S_long";
const ids = Array.from({ length: surveyLimits.questions }, (_, at) => `L${at}`);

let api: TestServer;
let remove: () => Promise<void>;
beforeAll(async () => {
	api = await startTestServer();
	const questions = ids.map((id) => textQuestion(id, true));
	remove = await addSurvey(api.store, "SVY_long", sectionid, questions);
});
afterAll(async () => {
	await remove();
	await api.stop();
});

/** The reply to answers that each have this number of Thai letters. */
async function answer(letters: number) {
	const answer_text = "ก".repeat(letters);
	const questions = ids.map((id) => ({
		questionid: id,
		options: [{ optionid: id, answer_text }],
	}));
	const me = await api.client.signIn(newMockUserId());
	const sections = [{ sectionid, questions }];
	return await api.client.send(submitSurvey, { sections }, me);
}

// The bug: a request with 22 answers of the length that the app allows was refused as too large.
test("a survey of 200 answers of 2,000 Thai letters is accepted", async () => {
	expect((await answer(2000)).status).toBe(200);
});

test("answers of more than 2 MB are refused with a message that the app shows", async () => {
	expect(failureOf(await answer(3500))).toEqual({
		status: 400,
		code: failureCode.refused,
		message: {
			th: expect.stringMatching(/[\u0E00-\u0E7F]/),
			en: expect.stringMatching(/too large/),
		},
	});
});

test("a request with 1,000 favourites of the longest references is not too large", async () => {
	const me = await api.client.signIn(newMockUserId());
	const reply = await api.client.send(
		addOrRemoveAllFavoritePrivilege,
		{
			Content_Type: favouriteContent.privilege,
			Content_Ref: Array.from({ length: maxFavourites }, (_, at) =>
				`PV_${at}_`.padEnd(shortLength, "ก"),
			),
			Is_Favorite: true,
		},
		me,
	);
	expect(failureOf(reply).code).toBe(failureCode.notFound);
});

// The bug: parsing 2 MB of tiny names or nested lists blocked every other request for up to a second.
test.each([
	["names", Array.from({ length: 30_000 }, (_, at) => `"n${at}":0`).join()],
	["lists", `"deep":${"[".repeat(60_000)}${"]".repeat(60_000)}`],
	["objects", `"many":[${Array(60_000).fill("{}").join()}]`],
])("a long request of many %s is refused", async (_what, fields) => {
	const me = await api.client.signIn(newMockUserId());
	const tx_timestamp = api.client.newTimestamp();
	const request = {
		...{ Content_Type: favouriteContent.privilege, Content_Ref: [] },
		...{ Is_Favorite: true, tx_timestamp },
	};
	const send = (raw: string) =>
		api.client.send(addOrRemoveAllFavoritePrivilege, {}, me, { raw });
	const json = JSON.stringify(request);
	const reply = await send(`{${fields},${json.slice(1)}`);
	expect(failureOf(reply).code).toBe(failureCode.malformed);
	expect((await send(json)).status).toBe(200);
});

test("a long request without a token is refused before it has arrived", async () => {
	const { hostname, port } = new URL(api.client.address);
	const socket = connect(Number(port), hostname);
	socket.write(
		`POST ${submitSurvey.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500000\r\n\r\n{`,
	);
	const reply = await new Promise<string>((resolve, reject) => {
		socket.setEncoding("utf8").once("data", resolve).once("error", reject);
	});
	socket.destroy();
	expect(reply).toMatch(/^HTTP\/1\.1 401 /);
});

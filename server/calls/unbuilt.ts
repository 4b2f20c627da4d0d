// Calls of document 1 §7 that have no answer yet: they say so in the envelope, and the list of calls stays whole.
import type { Endpoint } from "../../src/contract/endpoint";
import { failureCode } from "../../src/contract/failureCode";
import { Refusal } from "../refusal";
import { type Call, entrance, reads } from "./handle";

const notBuilt = async (): Promise<never> => {
	throw new Refusal(400, failureCode.dependencyFailed, {
		th: "บริการนี้ยังไม่เปิดใช้งาน",
		en: "This service is not available yet.",
	});
};

/** A placeholder that still checks the door, the customer and the request. */
export const unbuilt = (endpoint: Endpoint): Call =>
	endpoint.token === "none"
		? entrance(endpoint, notBuilt)
		: reads(endpoint, notBuilt);

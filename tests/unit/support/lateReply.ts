// A reply that does not arrive until the test calls `come`.
import { act } from "react";

export function lateReply<Reply>(reply: () => Reply) {
	let arrive = () => {};
	const arrival = new Promise<void>((done) => (arrive = done));
	return {
		reply: () => arrival.then(reply),
		come: () => act(async () => arrive()),
	};
}

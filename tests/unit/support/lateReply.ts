// A reply that is on its way until it is told to come.
import { act } from "react";

export function lateReply<Reply>(reply: () => Reply) {
	let arrive = () => {};
	const arrival = new Promise<void>((done) => (arrive = done));
	return {
		reply: () => arrival.then(reply),
		come: () => act(async () => arrive()),
	};
}

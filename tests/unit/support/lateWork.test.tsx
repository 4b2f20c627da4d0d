// Proves that React may still work on a page whose test file has ended, which used to fail at random with "window is not defined".
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { waitFor } from "../../support/waitFor";

const drawings = vi.fn();
/** The real timer, since the next file may fake the timers. */
const now = performance.now.bind(performance);

/** Rerenders itself in tasks that run after the end of this file. */
function Restless() {
	const [round, setRound] = useState(0);
	drawings(round);
	useEffect(() => {
		const end = now() + 5;
		while (now() < end);
		if (round < 20) setRound(round + 1);
	}, [round]);
	return round;
}

test("a file may end while React works", async () => {
	createRoot(document.createElement("div")).render(<Restless />);
	await waitFor(() => expect(drawings).toHaveBeenCalled());
});

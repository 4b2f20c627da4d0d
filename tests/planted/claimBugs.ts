// The bugs that a claim must never have.
import type { PlantedBug } from "./plantedBug";

const claim = "src/queries/claim.ts";
const claims = "tests/unit/queries/claim.test.ts";
const finds = "tests/unit/queries/claimFindOut.test.ts";
const finishes = "tests/unit/app/finishClaims.test.ts";
const journal = "src/platform/claimJournal.ts";
const journals = "tests/unit/platform/claimJournal.test.ts";
const answers = "server/store/answered.ts";
const sameBytes = "tests/api/sameBytes.test.ts";
const ahead = "src/queries/saveAhead.ts";
const rounds = "tests/unit/queries/saveAheadRounds.test.ts";

export const claimBugs: PlantedBug[] = [
	{
		name: "sends without the journal",
		file: journal,
		line: "await writing(keeper.save(keyOf(entry), entry));",
		bug: "void keyOf;",
		test: [claims, "the intent is on the disk when the request leaves"],
	},
	{
		name: "sends again after a lost reply",
		file: claim,
		line: "return findOut(sent);",
		bug: "return redeem(entry).then(() => sent, () => findOut(sent));",
		test: [claims, "a claim that shows late in the history is still found"],
	},
	{
		name: "claims twice when the same bytes come twice",
		file: answers,
		line: "if (taken.length === 0) {",
		bug: "if (taken.length > 1) {",
		test: [sameBytes, "get the reply of the first time"],
	},
	{
		name: "takes two calls of one millisecond for one",
		file: "server/calls/handle.ts",
		line: "path: endpoint.path,",
		bug: "path: endpoint.method,",
		test: [sameBytes, "is the same body, and so the same signature"],
	},
	{
		name: "forgets a reply that can still be asked for",
		file: answers,
		line: "const keptFor = 2 * freshFor + minute;",
		bug: "const keptFor = freshFor;",
		test: [sameBytes, "are answered for as long as their time is let in"],
	},
	{
		name: "makes one request of two equal presses",
		file: "src/platform/clock.ts",
		line: "stamped = isRight ? now : stamped + 1;",
		bug: "stamped = isRight ? now : now;",
		test: ["tests/unit/platform/http.test.ts", "equal presses of one moment"],
	},
	{
		name: "sends without noting what is known",
		file: claim,
		line: "send(await startClaim(intent, known), onUnknown)",
		bug: "send(await startClaim(intent, known.slice(9)), onUnknown)",
		test: [claims, "the claims of the privilege that the phone knows of"],
	},
	{
		name: "retries without noting anew what is known",
		file: claim,
		line: "return send({ ...entry, known, isUsed }, onUnknown);",
		bug: "return send({ ...entry, known: known.slice(9), isUsed }, onUnknown);",
		test: [claims, "a retry notes anew what is known"],
	},
	{
		name: "takes a claim that was known for the new one",
		file: "src/domain/claimSearch.ts",
		line: "new Set([...intent.known, ...taken])",
		bug: "new Set(taken)",
		test: [
			"tests/unit/domain/claimSearch.test.ts",
			"a claim known before it was sent",
		],
	},
	{
		name: "sends offline, later",
		file: claim,
		line: 'if (!isOnline()) throw new ApiFailure({ reason: "network" });',
		bug: "void isOnline;",
		test: [claims, "offline nothing leaves the phone"],
	},
	{
		name: "gives a claim up at the first look",
		file: claim,
		line: "if (spent >= findOutFor)",
		bug: "if (spent >= 0)",
		test: [claims, "only after 20 s of an empty history is the claim absent"],
	},
	{
		name: "forgets how long a look takes",
		file: claim,
		line: "spent += took;",
		bug: "spent += 0;",
		test: [finds, "the looks' own time counts"],
	},
	{
		name: "gives up when too many ask",
		file: claim,
		line: "if (failure.status === sessionEnded) throw failure;",
		bug: "if ([sessionEnded, 429].includes(failure.status)) throw failure;",
		test: [finds, "while the history is refused with"],
	},
	{
		name: "claims twice when two tabs press",
		file: claim,
		line: "if (same) return same;",
		bug: "void same;",
		test: [finds, "a press while the same claim is under way is that claim"],
	},
	{
		name: "takes another intent's claim for its own",
		file: claim,
		line: "const taken = others.flatMap(({ transaction_id }) => transaction_id ?? []);",
		bug: "const taken = others.flatMap(() => []);",
		test: [claims, "what another intent has got since"],
	},
	{
		name: "writes a former customer's claim down",
		file: claim,
		line: "assertSignedIn(entry.sub);\n\treturn settle(entry, change);",
		bug: "return settle(entry, change);",
		test: [claims, "a reply that comes after another customer signed in"],
	},
	{
		name: "does not see what another tab settled",
		file: journal,
		line: "if (now) show(now);",
		bug: "void show;",
		test: [finds, "what another tab has settled is seen by this one"],
	},
	{
		name: "deletes an open claim by its age",
		file: journal,
		line: "(entry) => !isOpen(entry) && entry.at < proven - keepClosed,",
		bug: "(entry) => entry.at < proven - keepClosed,",
		test: [journals, "a closed entry goes after a week that a reply confirms"],
	},
	{
		name: "starts the clock of a claim that was found out at home",
		file: "src/domain/claimFlow.ts",
		line: "Math.abs(now - counterAt) > turnLasts;",
		bug: "now < 0;",
		test: [
			"tests/unit/features/checkingClaim.test.tsx",
			"found out hours later",
		],
	},
	{
		name: "leaves a kept claim's code for the next start",
		file: ahead,
		line: "if (made > before) soon();",
		bug: "void before;",
		test: [rounds, "a claim that went through is saved by itself"],
	},
	{
		name: "says that it is checking when nobody asks any more",
		file: "src/app/finishClaims.ts",
		line: "if (isOnScreen(id)) closeDialog();",
		bug: "void closeDialog;",
		test: [finishes, "with an ended session nothing says"],
	},
	{
		name: "forgets an open claim when the session is renewed",
		file: "src/app/finishClaims.ts",
		line: "store.sub(sessionAtom, finish);",
		bug: "void sessionAtom;",
		test: [finishes, "with an ended session nothing says"],
	},
	{
		name: "tells of the first open claim alone",
		file: "src/app/finishClaims.ts",
		line: "store.sub(dialogAtom, () => afterClosing(tellNext));",
		bug: "void afterClosing;",
		test: [finishes, "each of several is told"],
	},
	{
		name: "puts a claim's checking over an open code",
		file: "src/app/finishClaims.ts",
		line: "if (store.get(dialogAtom) !== null) return;",
		bug: "",
		test: [finishes, "a code on the screen stays there"],
	},
	{
		name: "claims once more for the other use",
		file: claim,
		line: "entry.reference === intent.reference && isSameCode(entry, intent);",
		bug: "entry.reference === intent.reference && entry.isUsed === intent.isUsed && isSameCode(entry, intent);",
		test: [finds, "use now under way, then use later pressed"],
	},
	{
		name: "tries again with the wish of before",
		file: claim,
		line: "return send({ ...entry, known, isUsed }, onUnknown);",
		bug: "return send({ ...entry, known }, onUnknown);",
		test: [finds, "use now did not go through, then use later pressed"],
	},
];

// The bugs that a claim must never have.
import type { PlantedBug } from "./plantedBug";

const claim = "src/queries/claim.ts";
const claims = "tests/unit/queries/claim.test.ts";
const finds = "tests/unit/queries/claimFindOut.test.ts";
const finishes = "tests/unit/app/finishClaims.test.ts";
const journal = "src/platform/claimJournal.ts";
const journals = "tests/unit/platform/claimJournal.test.ts";
const ahead = "src/queries/saveAhead.ts";
const rounds = "tests/unit/queries/saveAheadRounds.test.ts";

export const claimBugs: PlantedBug[] = [
	{
		name: "sends without the journal",
		file: journal,
		line: "await keeper.save(keyOf(entry), entry);",
		bug: "void keyOf;",
		test: [claims, "the intent is on the disk when the request leaves"],
	},
	{
		name: "sends again after a lost reply",
		file: claim,
		line: "return findOut(sent);",
		bug: "return redeem(entry, {}).then(() => sent, () => findOut(sent));",
		test: [claims, "a claim that shows late in the history is still found"],
	},
	{
		name: "retries under a new key",
		file: claim,
		line: "idempotencyKey: settings.sendsIdempotencyKey ? entry.id : undefined,",
		bug: "idempotencyKey: String(Math.random()),",
		test: [claims, "a retry looks first, and sends under the same key"],
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
		line: "if (left < 0 || look >= pauses.length)",
		bug: "if (left < findOutFor)",
		test: [claims, "only after 60 s of an empty history is the claim absent"],
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
		test: [claims, "an older claim of the privilege, or one of another intent"],
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
		line: "(entry) => !isOpen(entry) && entry.at < serverNow() - keepClosed,",
		bug: "(entry) => entry.at < serverNow() - keepClosed,",
		test: [journals, "a closed entry goes after a week, an open one never"],
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
];

// All planted bugs, one list for the script that plants them and the test that holds their lines.
import { claimBugs } from "./claimBugs";
import { codeBugs } from "./codeBugs";

export const plantedBugs = [...claimBugs, ...codeBugs];

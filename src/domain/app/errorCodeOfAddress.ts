// Reads the error code in the address of an error page (1 §2).
import { maxCodeLength } from "../../contract/envelope";
import { cutText } from "../text/cutText";
import { emptyIfPlaceholder } from "./emptyIfPlaceholder";

/** Returns the code, cut to the longest that a host may send, since anyone can write an address; "" for a placeholder. */
export const errorCodeOfAddress = (given = ""): string =>
	cutText(emptyIfPlaceholder(given), maxCodeLength);

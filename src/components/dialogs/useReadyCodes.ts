// How many codes saved on this phone can be shown in a shop now, for the links to them (O01).
import { useQuery } from "@tanstack/react-query";
import { readyCodes } from "../../domain/code/readyCodes";
import { readExpiryClock } from "../../platform/http/clock";
import { historyQueries } from "../../queries/history";

export function useReadyCodes(): number {
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	return readyCodes(saved, readExpiryClock().confirmedNow).length;
}

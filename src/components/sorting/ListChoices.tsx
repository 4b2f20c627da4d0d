// The selects above a list for its order and its kind; the number of items found is announced.
import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import ListFilter from "lucide-react/icons/list-filter";
import {
	type Kind,
	offeredKinds,
	type Sort,
} from "../../domain/list/listChoice";
import { requestPosition } from "../../platform/browser/lastPosition";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SkeletonBoxes } from "../../ui/feedback/Skeleton";
import { Status } from "../../ui/feedback/Status";
import { Button } from "../../ui/form/Button";
import { ChipSelect } from "../../ui/form/ChipSelect";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import styles from "./ListChoices.module.css";
import { useListChoice } from "./useListChoice";

const boxClass = (inColumn: boolean) =>
	`${styles.choices} ${inColumn ? "column" : styles.inside}`;

/** Renders nothing if there is nothing to choose. `ownOrder` is the label of the default order; `types` are the types of all items; `found` is the number of shown items, undefined while they load or if the list announces it itself; `waits` shows placeholders of the selects while the list loads. */
export function ListChoices({
	sorts,
	ownOrder,
	types,
	found,
	waits = false,
	inColumn = true,
}: {
	sorts: readonly Sort[];
	ownOrder: string;
	types: readonly number[];
	found?: number;
	waits?: boolean;
	/** False inside a column. */
	inColumn?: boolean;
}) {
	const { t } = useLingui();
	const sortLabels: Record<Sort, string> = {
		ending: t`Expiring soon`,
		nearest: t`Nearest`,
	};
	const kindLabels: Record<Kind, string> = {
		shop: t`At the shop`,
		online: t`Online`,
		delivered: t`Delivered to you`,
	};
	const [{ sort, kind, isChosen }, change] = useListChoice(sorts);
	const kinds = offeredKinds(types, kind);
	if (waits && !isChosen) return <ListChoicesSkeleton inColumn={inColumn} />;
	const hasChoices = sorts.length + kinds.length > 0;
	if (!hasChoices || (types.length < 2 && !isChosen)) return null;
	const chosen = [sort && sortLabels[sort], kind && kindLabels[kind]]
		.filter(Boolean)
		.join(", ");
	return (
		<div className={boxClass(inColumn)}>
			{sorts.length > 0 && (
				<ChipSelect
					label={t`Sort by`}
					icon={<ArrowDownUp size={16} />}
					value={sort ?? ""}
					choices={[
						{ value: "", label: ownOrder },
						...sorts.map((value) => ({ value, label: sortLabels[value] })),
					]}
					onChange={(next) => {
						// The position may be requested only after a press.
						if (next === "nearest") void requestPosition();
						change({ sort: next || undefined });
					}}
				/>
			)}
			{kinds.length > 0 && (
				<ChipSelect
					label={t`Ways to use`}
					icon={<ListFilter size={16} />}
					value={kind ?? ""}
					choices={[
						{ value: "", label: t`All ways to use` },
						...kinds.map((value) => ({ value, label: kindLabels[value] })),
					]}
					onChange={(next) => change({ kind: next || undefined })}
				/>
			)}
			<Status className="visually-hidden">
				{chosen && found !== undefined && t`${chosen}: ${found} found`}
			</Status>
		</div>
	);
}

/** Placeholders of the selects, which nearly every list has. */
export const ListChoicesSkeleton = ({
	inColumn = true,
}: {
	inColumn?: boolean;
}) => (
	<div className={boxClass(inColumn)} aria-hidden="true">
		<SkeletonBoxes count={2} width="7.5rem" className={styles.waiting} />
	</div>
);

/** Shown instead of a list that has nothing of the chosen kind; `announced` if the choices do not announce it. */
export function NoneOfKind({ announced = false }: { announced?: boolean }) {
	// The list takes the button's place under the finger.
	usePressGuard();
	const [, change] = useListChoice();
	return (
		<EmptyState
			drawing="search"
			title={<Trans>Nothing of this kind here</Trans>}
			text={<Trans>There are some of other kinds.</Trans>}
			announced={announced}
			action={
				<Button onClick={() => change({ sort: undefined, kind: undefined })}>
					<Trans>Show all</Trans>
				</Button>
			}
		/>
	);
}

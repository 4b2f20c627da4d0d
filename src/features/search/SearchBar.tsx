// The sticky header of the search: back button and field.
import { useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState } from "react";
import { useBack } from "../../components/pages/useBack";
import { maxKeywordLength } from "../../domain/text/searchWords";
import { IconButton } from "../../ui/form/IconButton";
import { noAutoCorrect } from "../../ui/form/noAutoCorrect";
import { BackButton } from "../../ui/layout/BackButton";
import { useLargeText } from "../../ui/layout/useLargeText";
import styles from "./SearchBar.module.css";
import { type SearchKeyword, useTypedText } from "./useSearchKeyword";

/** `takesFocus` applies only without a keyword; `onSubmit` is called by Enter or the search key. */
export function SearchBar({
	address,
	takesFocus = false,
	onSubmit,
}: {
	address: SearchKeyword;
	takesFocus?: boolean;
	onSubmit: (typed: string) => void;
}) {
	const { t } = useLingui();
	const back = useBack();
	const isLarge = useLargeText();
	const [typed, type] = useTypedText(address);
	const field = useRef<HTMLInputElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const fieldId = useId();
	// Not when coming back to results, which the keyboard would cover.
	const [focuses] = useState(takesFocus && typed === "");
	useEffect(() => {
		if (focuses) field.current?.focus();
	}, [focuses]);
	return (
		<header className={styles.header}>
			<h1 ref={heading} tabIndex={-1} className="visually-hidden">
				{t`Search`}
			</h1>
			<div className={`column ${styles.row}`}>
				<BackButton onClick={back} />
				<search className="grow">
					<form
						className={styles.form}
						onSubmit={(event) => {
							event.preventDefault();
							// Focuses the heading, as a new page does, which closes the keyboard.
							heading.current?.focus({ preventScroll: true });
							onSubmit(typed);
						}}
					>
						{/* A press on the icon focuses the field. */}
						<label htmlFor={fieldId} className={styles.icon}>
							<Search size={20} className="soft" />
						</label>
						<input
							id={fieldId}
							ref={field}
							type="search"
							enterKeyHint="search"
							autoComplete="off"
							{...noAutoCorrect}
							maxLength={maxKeywordLength}
							aria-label={t`Search deals, brands, campaigns`}
							placeholder={isLarge ? t`Search` : t`Deals, brands, campaigns`}
							className={styles.field}
							value={typed}
							onChange={(event) => type(event.currentTarget.value)}
						/>
						{typed !== "" && (
							<IconButton
								label={t`Clear the search`}
								icon={<X size={20} />}
								onClick={() => {
									type("");
									field.current?.focus();
								}}
							/>
						)}
					</form>
				</search>
			</div>
		</header>
	);
}
